/** Work that waits, by the address it comes from. The addresses take turns. */
export class WaitingLine<Work> {
  /** The address whose turn is next comes first. */
  readonly #byAddress = new Map<string, Work[]>();

  get addresses(): Iterable<string> {
    return this.#byAddress.keys();
  }

  add(address: string, work: Work): void {
    const own = this.#byAddress.get(address);
    if (own) own.push(work);
    else this.#byAddress.set(address, [work]);
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
    return true;
  }

  /** How much has its turn before one more of this address would. */
  countBefore(address: string): number {
    const turns = (this.#byAddress.get(address)?.length ?? 0) + 1;
    let before = 0;
    for (const waiting of this.#byAddress.values()) before += Math.min(waiting.length, turns);
    return before;
  }
}
