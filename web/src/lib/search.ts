/** A text without marks and capitals, so that `Énée` is found by `enee`. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words a person looks for, folded. */
export const wanted = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean);

/** Whether a folded text has every one of the words. */
export const hasAll = (text: string, words: string[]): boolean => words.every((word) => text.includes(word));

/** A text cut where words are found in it, to mark them. The pieces put together are the text. */
export function marked(text: string, words: string[]): { text: string; found: boolean }[] {
  // Folding may drop marks; positions are only trusted when each letter kept its place.
  const folded = [...text].map((letter) => fold(letter)[0] ?? letter).join('');
  if (words.length === 0 || folded.length !== text.length) return [{ text, found: false }];
  const inWord = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      inWord.fill(1, at, at + word.length);
    }
  }
  const pieces: { text: string; found: boolean }[] = [];
  for (let start = 0; start < text.length;) {
    let end = start + 1;
    while (end < text.length && inWord[end] === inWord[start]) end++;
    pieces.push({ text: text.slice(start, end), found: inWord[start] === 1 });
    start = end;
  }
  return pieces;
}
