type Task = () => Promise<void>;

/**
 * Documents wait in the lane of their company: one of a company is made at a time, and companies take turns, so that the
 * many documents of one do not hold up those of another.
 */
export class CompanyLanes {
  /** The company that waits the longest comes first. */
  private readonly waiting = new Map<string, Task[]>();
  private readonly busy = new Set<string>();

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  isFull(companyId: string): boolean {
    return (this.waiting.get(companyId)?.length ?? 0) >= this.mostWaiting;
  }

  take<T>(companyId: string, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const lane = this.waiting.get(companyId) ?? [];
      this.waiting.set(companyId, [...lane, () => work().then(resolve, reject)]);
      this.begin();
    });
  }

  private begin(): void {
    for (const [companyId, [task, ...rest]] of this.waiting) {
      if (this.busy.size >= this.atOnce) return;
      if (!task || this.busy.has(companyId)) continue;
      this.busy.add(companyId);
      this.putLast(companyId, rest);
      void task().then(() => {
        this.busy.delete(companyId);
        // Its next one comes after those of the others.
        this.putLast(companyId, this.waiting.get(companyId) ?? []);
        this.begin();
      });
    }
  }

  private putLast(companyId: string, lane: Task[]): void {
    this.waiting.delete(companyId);
    if (lane.length > 0) this.waiting.set(companyId, lane);
  }
}
