/** Work that waits, by the IP it comes from. The IPs take turns. */
export class WaitingLine<Work> {
  /** The IP whose turn is next comes first. */
  readonly #byIp = new Map<string, Work[]>();

  get ips(): Iterable<string> {
    return this.#byIp.keys();
  }

  get size(): number {
    return [...this.#byIp.values()].reduce((sum, own) => sum + own.length, 0);
  }

  add(ip: string, work: Work): void {
    const own = this.#byIp.get(ip);
    if (own) own.push(work);
    else this.#byIp.set(ip, [work]);
  }

  /** Takes out the oldest work of the first IP that may go on, which is then the last to have its turn. */
  takeNext(mayGoOn: (ip: string) => boolean): { ip: string; work: Work } | undefined {
    for (const [ip, own] of this.#byIp) {
      const [work] = own;
      if (work === undefined || !mayGoOn(ip)) continue;
      this.remove(ip, work);
      if (own.length > 0) {
        this.#byIp.delete(ip);
        this.#byIp.set(ip, own);
      }
      return { ip, work };
    }
    return undefined;
  }

  /** False when the work is not there any more. */
  remove(ip: string, work: Work): boolean {
    const own = this.#byIp.get(ip) ?? [];
    const at = own.indexOf(work);
    if (at === -1) return false;
    own.splice(at, 1);
    if (own.length === 0) this.#byIp.delete(ip);
    return true;
  }

  /** How many pieces of work come before the next one of this IP. */
  countBefore(ip: string): number {
    const turns = (this.#byIp.get(ip)?.length ?? 0) + 1;
    let before = 0;
    for (const waiting of this.#byIp.values()) before += Math.min(waiting.length, turns);
    return before;
  }
}
