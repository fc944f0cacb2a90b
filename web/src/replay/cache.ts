/** What was fetched once for a key, or is being fetched. A failed fetch is forgotten, so that it is tried again. */
export class Fetched<Key, Value> {
  #held = new Map<Key, Promise<Value>>();

  constructor(private fetch: (key: Key) => Promise<Value>) {}

  get(key: Key): Promise<Value> {
    let found = this.#held.get(key);
    if (!found) {
      found = this.fetch(key);
      found.catch(() => this.#held.delete(key));
      this.#held.set(key, found);
    }
    return found;
  }

  clear(): void {
    this.#held.clear();
  }
}
