/** Words that keep the h at their beginning breathed, and with it the vowel before it. */
const breathed = /^(harp|héros|hache)/i;

/** The French "de" before a name, elided where it must be; the server's words do the same. */
export const de = (name: string): string =>
  /^[aàâæeéèêëhiîïoôœuùûy]/i.test(name) && !breathed.test(name) ? `d'${name}` : `de ${name}`;
