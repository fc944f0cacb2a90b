/** A sentence with a capital, whatever it begins with. */
export const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
