const KEPT_MS = 60_000;
const MOST = 1_000;

/** Remembers for a moment which lists had more rows than are counted, so that they are not counted again. */
export class InexactTotals {
  private readonly until = new Map<string, number>();

  has(list: string): boolean {
    return (this.until.get(list) ?? 0) > Date.now();
  }

  add(list: string): void {
    if (this.until.size >= MOST) this.until.clear();
    this.until.set(list, Date.now() + KEPT_MS);
  }
}
