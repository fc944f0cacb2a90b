/** Whether the page is that of a phone: the board above, everything else below it. */
export const isNarrow = (): boolean => matchMedia('(max-width: 60rem)').matches;
