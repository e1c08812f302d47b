import type { Clock } from '../clock/clock.js';
import type { LiveMessage } from './live-events.js';

/** A page that has had data for longer before its stream stands fetches everything again. */
const KEPT_MS = 60_000;
/** Milliseconds in which a stream stands after the browser has asked for it. */
const CONNECTS_WITHIN_MS = 5_000;

interface Kept {
  at: number;
  message: LiveMessage;
}

/** The events of the last minute, for pages that asked for their data before their stream stood. */
export class RecentMessages {
  private kept: Kept[] = [];
  private from: number;

  constructor(private readonly clock: Clock) {
    this.from = this.now();
  }

  keep(message: LiveMessage): void {
    const at = this.now();
    const first = this.kept[0];
    // Rarely, since it copies what stays.
    if (first && first.at < at - 2 * KEPT_MS) this.kept = this.kept.filter((each) => each.at >= at - KEPT_MS);
    this.kept.push({ at, message });
  }

  /** Some were missed. */
  restart(): void {
    this.kept = [];
    this.from = this.now();
  }

  /** A company's since a page has data, which is this many milliseconds old; null: they are not all known. */
  since(companyId: string, age: number): LiveMessage[] | null {
    const from = this.now() - age - CONNECTS_WITHIN_MS;
    if (age > KEPT_MS - CONNECTS_WITHIN_MS || from < this.from) return null;
    return this.kept.flatMap(({ at, message }) =>
      at >= from && message.companyId === companyId ? [message] : [],
    );
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
