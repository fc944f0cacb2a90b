/** What went wrong, in words. */
export const reasonOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
