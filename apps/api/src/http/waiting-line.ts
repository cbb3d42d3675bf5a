/** Work that waits, by the address it comes from. The addresses take turns. */
export class WaitingLine<Work> {
  /** The address whose turn is next comes first. */
  readonly #byAddress = new Map<string, Work[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get addresses(): Iterable<string> {
    return this.#byAddress.keys();
  }

  add(address: string, work: Work): void {
    const own = this.#byAddress.get(address);
    if (own) own.push(work);
    else this.#byAddress.set(address, [work]);
    this.#length += 1;
  }

  /** Takes out the oldest work of the first address that may go on, which is then the last to have its turn. */
  takeNext(mayGoOn: (address: string) => boolean): { address: string; work: Work } | undefined {
    for (const [address, own] of this.#byAddress) {
      const [work] = own;
      if (work === undefined || !mayGoOn(address)) continue;
      this.remove(address, work);
      if (own.length > 0) {
        this.#byAddress.delete(address);
        this.#byAddress.set(address, own);
      }
      return { address, work };
    }
    return undefined;
  }

  /** False when the work is not there any more. */
  remove(address: string, work: Work): boolean {
    const own = this.#byAddress.get(address) ?? [];
    const at = own.indexOf(work);
    if (at === -1) return false;
    own.splice(at, 1);
    if (own.length === 0) this.#byAddress.delete(address);
    this.#length -= 1;
    return true;
  }

  /** The newest work of the address that has clearly more waiting than this one; nobody gives way to somebody who asks for as much. */
  newestOfBusier(address: string): { address: string; work: Work } | undefined {
    const own = this.#byAddress.get(address)?.length ?? 0;
    let most = own + 1;
    let found: { address: string; work: Work } | undefined;
    for (const [other, waiting] of this.#byAddress) {
      const work = waiting.at(-1);
      if (waiting.length <= most || work === undefined) continue;
      most = waiting.length;
      found = { address: other, work };
    }
    return found;
  }
}
