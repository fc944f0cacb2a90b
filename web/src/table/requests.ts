/** Questions to the server that have not been answered yet. */
export class Requests<T extends { id: number }> {
  #open = new Map<number, (told: T | null) => void>();
  #last = 0;

  /** Makes a request under a new number; the promise is kept when the answer comes, with `null` when it never will. */
  make(send: (id: number) => void): Promise<T | null> {
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#open.set(id, resolve);
      send(id);
    });
  }

  answer(told: T): void {
    this.#open.get(told.id)?.(told);
    this.#open.delete(told.id);
  }

  /** Gives all of them up. */
  drop(): void {
    for (const resolve of this.#open.values()) resolve(null);
    this.#open.clear();
  }
}
