/** Hands a text over as a file to keep. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** A name as part of a file's name: letters, digits and underscores. */
export function fileStem(name: string, fallback: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '');
  return plain || fallback;
}

/** Files beyond this size are no records or armies of ours; reading them would only stall the page. */
export const MOST_BYTES = 4 * 1024 * 1024;
