import { placeIn, textIn } from '../calendar/recurrence/points.rules.js';
import { readRule } from '../calendar/recurrence/repeat-rule.rules.js';
import { DAY_MS, dayStart, offsetText, timeOfDay } from '../calendar/recurrence/wall-time.rules.js';
import { slowDays } from './slow-repeat.rules.js';

/** So many days are listed; comparisons look at fewer. */
const LISTED_DAYS = 700;

export interface Row {
  /** Original start and start, in local times. */
  original: number;
  start: number;
  length: number | null;
  title: string | null;
  isGone: boolean;
  isExtra: boolean;
}

export interface RowChange {
  /** The new start of the edited row. */
  start?: number;
  length?: number;
  title?: string;
}

/** A series as a plain list of its instances: each edit is carried out row by row, without any rule. */
export class ListedSeries {
  title: string | null = null;
  length: number;
  /** Of a rule that ends on a day. */
  private lastDay: number | null;

  private constructor(
    readonly timezone: string | null,
    private rows: Row[],
    { lastDay, length }: { lastDay: number | null; length: number },
  ) {
    this.lastDay = lastDay;
    this.length = length;
  }

  static ofRule(
    timezone: string | null,
    start: number,
    { pattern, end, length }: { pattern: string; end: { count?: number; days?: number }; length: number },
  ): ListedSeries {
    const first = dayStart(start) / DAY_MS;
    const rule = { ...readRule(pattern), count: end.count ?? null };
    const rows = slowDays(rule, first, first + LISTED_DAYS).map((day) =>
      plainRow(day * DAY_MS + timeOfDay(start)),
    );
    const lastDay = end.days === undefined ? null : dayStart(start) + end.days * DAY_MS;
    return new ListedSeries(timezone, rows, { lastDay, length });
  }

  addExtra(original: number): void {
    this.rows.push({ ...plainRow(original), isExtra: true });
    this.rows.sort((a, b) => a.original - b.original);
  }

  /** The rows that are there, in order of their original start. */
  get present(): readonly Row[] {
    return this.rows.filter((row) => !row.isGone && this.isInTime(row));
  }

  /** Start, length and title of each instance. */
  list(range: { from: number; to: number }): string[] {
    return this.present
      .map(({ start, length, title }) => ({ at: placeIn(start, this.timezone), length, title }))
      .filter(({ at }) => at.moment >= range.from && at.moment < range.to)
      .map(({ at, length, title }) =>
        [
          this.timezone === null ? textIn(at.wall, null) : offsetText(at),
          String(length ?? this.length),
          String(title ?? this.title),
        ].join(' '),
      );
  }

  deleteOne(original: number): void {
    this.rows = this.rows.map((row) => (row.original === original ? { ...row, isGone: true } : row));
  }

  changeOne(original: number, { start, length, title }: RowChange): void {
    this.rows = this.rows.map((row) =>
      row.original === original
        ? {
            ...row,
            start: start ?? row.start,
            length: this.own(length ?? row.length),
            title: title ?? row.title,
          }
        : row,
    );
  }

  /** All rows move as the edited one does. */
  changeAll(original: number, { start, length, title }: RowChange): void {
    const shift = start === undefined ? 0 : start - original;
    this.rows = this.rows.map((row) => {
      const isEdited = row.original === original;
      const moved = isEdited && start !== undefined ? start : row.start + shift;
      const own = { length: row.length, title: row.title };
      if (isEdited && length !== undefined) own.length = null;
      if (isEdited && title !== undefined) own.title = null;
      const next = { ...row, ...own, original: row.original + shift, start: moved };
      // What falls off the end loses what it had of its own.
      return this.isInTime(next) ? next : plainRow(next.original);
    });
    this.length = length ?? this.length;
    this.title = title ?? this.title;
  }

  /** Keeps the rows before the original start, and gives the others. */
  cutFrom(original: number, isCounted: boolean): ListedSeries {
    const later = this.rows.filter((row) => row.original >= original);
    const earlier = this.rows.filter((row) => row.original < original);
    const isOfRule = (row: Row) => !row.isExtra && this.isInTime(row);
    const left = later.some(isOfRule) ? later : later.filter(({ isExtra }) => isExtra);
    const rest = new ListedSeries(this.timezone, left, { lastDay: this.lastDay, length: this.length });
    rest.title = this.title;
    const last = earlier.findLast(isOfRule);
    this.rows = earlier;
    if (isCounted || !last) return rest;
    // A series that ends on a day has later instances again when it moves to earlier days.
    this.rows.push(...later.filter(({ isExtra }) => !isExtra).map((row) => plainRow(row.original)));
    this.lastDay = dayStart(last.original);
    return rest;
  }

  private isInTime({ original, isExtra }: Row): boolean {
    return isExtra || this.lastDay === null || dayStart(original) <= this.lastDay;
  }

  private own(length: number | null): number | null {
    return length === this.length ? null : length;
  }
}

const plainRow = (original: number): Row => ({
  original,
  start: original,
  length: null,
  title: null,
  isGone: false,
  isExtra: false,
});
