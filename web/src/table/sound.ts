import { settings } from '../lib/settings.svelte';

/** What can be heard. */
export type Sound =
  | 'dice'
  | 'step'
  | 'strike'
  | 'loss'
  | 'gain'
  | 'fall'
  | 'card'
  | 'stone'
  | 'power'
  | 'place'
  | 'turn'
  | 'tick'
  | 'victory'
  | 'defeat';

/** How loud sounds are when they are asked for the first time. */
export const FIRST_VOLUME = 60;

/** One sounding part: a tone that glides, or noise through a filter. */
export interface Part {
  /** Seconds after the beginning, and how long it lasts. */
  at: number;
  long: number;
  loud: number;
  /** Where the tone begins and ends, in hertz; for noise, the middle of its filter. */
  from: number;
  to: number;
  wave: OscillatorType | 'noise';
}

const tone = (at: number, long: number, from: number, to = from, loud = 0.3, wave: OscillatorType = 'sine'): Part => ({
  ...{ at, long, loud, from, to, wave },
});
const hiss = (at: number, long: number, from: number, to = from, loud = 0.3): Part => ({
  ...{ at, long, loud, from, to, wave: 'noise' },
});

/** Notes of a lyre tuned to D, in hertz. */
const [D, F, G, A, C, D2, F2, A2] = [294, 349, 392, 440, 523, 587, 698, 880];
const pluck = (at: number, note: number, loud = 0.22): Part[] => [
  tone(at, 0.55, note, note, loud, 'triangle'),
  tone(at, 0.2, note * 2, note * 2, loud / 3),
];

/** How each sound is made. */
export const score: Record<Sound, Part[]> = {
  dice: [0, 0.07, 0.13, 0.22, 0.3, 0.42, 0.58].map((at, knock) =>
    hiss(at, 0.05, 2600 - knock * 180, 900, 0.34 - knock * 0.03),
  ),
  step: [hiss(0, 0.09, 420, 160, 0.35), tone(0, 0.09, 130, 70, 0.25)],
  strike: [hiss(0, 0.16, 900, 4200, 0.2), hiss(0.15, 0.22, 3200, 1400, 0.32), tone(0.15, 0.3, 660, 610, 0.1, 'square')],
  loss: [tone(0, 0.22, 190, 70, 0.5), hiss(0, 0.12, 500, 200, 0.3)],
  gain: [...pluck(0, A), ...pluck(0.09, D2)],
  fall: [tone(0, 0.6, 160, 38, 0.6), hiss(0.05, 0.5, 380, 90, 0.4)],
  card: [hiss(0, 0.11, 2400, 5200, 0.16)],
  stone: [...pluck(0, D2), ...pluck(0.1, F2), ...pluck(0.2, A2)],
  power: [...pluck(0, F, 0.14), ...pluck(0.07, C, 0.14)],
  place: [hiss(0, 0.07, 700, 260, 0.4), tone(0, 0.08, 210, 120, 0.25)],
  turn: [...pluck(0, G), ...pluck(0.14, D2)],
  tick: [tone(0, 0.06, 1200, 900, 0.3, 'square')],
  victory: [D, F, A, D2, A, D2, A2].flatMap((note, at) => pluck(at * 0.16, note, 0.26)),
  defeat: [A, F, D].flatMap((note, at) => pluck(at * 0.3, note / 2, 0.26)),
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Half a second of noise, the same each time. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let at = 0; at < samples.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[at] = state / 2 ** 31 - 1;
  }
  return buffer;
}

function sourceOf(audio: AudioContext, part: Part, at: number): { source: AudioScheduledSourceNode; out: AudioNode } {
  if (part.wave !== 'noise') {
    const source = audio.createOscillator();
    source.type = part.wave;
    source.frequency.setValueAtTime(part.from, at);
    source.frequency.exponentialRampToValueAtTime(part.to, at + part.long);
    return { source, out: source };
  }
  const source = audio.createBufferSource();
  source.buffer = noise ??= noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = 1.4;
  filter.frequency.setValueAtTime(part.from, at);
  filter.frequency.exponentialRampToValueAtTime(part.to, at + part.long);
  source.connect(filter);
  return { source, out: filter };
}

/** Lets a sound be heard, if the person asked for sound. */
export function playSound(sound: Sound): void {
  if (settings.volume === null || settings.volume === 0) return;
  // Who looks at another page wants to hear only that they are waited for, and that time runs out.
  if (document.hidden && sound !== 'turn' && sound !== 'tick') return;
  const audio = (context ??= new AudioContext());
  // A browser lets nothing be heard before the first click on the page.
  void audio.resume();
  const now = audio.currentTime + 0.01;
  for (const part of score[sound]) {
    const at = now + part.at;
    const { source, out } = sourceOf(audio, part, at);
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(part.loud * (settings.volume / 100), at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + part.long);
    out.connect(gain).connect(audio.destination);
    source.start(at);
    source.stop(at + part.long + 0.02);
  }
}
