/** Reads a value kept in this browser; `fallback` when there is none, it does not fit or storage is barred. */
export function recall<T>(key: string, fallback: T, fits: (value: unknown) => value is T): T {
  try {
    const text = localStorage.getItem(`omphalos.${key}`);
    if (text === null) return fallback;
    const value: unknown = JSON.parse(text);
    return fits(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

/** Keeps a value in this browser. Barred storage is no fault: the value lasts as long as the page. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`omphalos.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse; nothing else depends on it.
  }
}
