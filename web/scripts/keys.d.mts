export function messagesOf(source: string, file: string): Map<string, string[]>;
export function differences(
    one: Map<string, string[]>,
    other: Map<string, string[]>,
    oneFile: string,
    otherFile: string,
): string[];
export function writeKeys(): void;
