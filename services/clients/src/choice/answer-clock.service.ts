import { dayIn, type LeadSetup } from '@atrium/contracts';
import { KnownHours, type CompanyDay } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { afterWorking, momentOf, withoutOverlaps, type Span } from './answer-clock.rules.js';
import { LeadSetupRepository } from './lead-setup.repository.js';

/** How far the calendar is read; longer holidays leave a lead without a clock. */
const DAYS_AHEAD = 60;

/** Until when a lead is to be answered, by the hours of the company. Inside `TenantDb.run` only, but for `prepare`. */
@Injectable()
export class AnswerClock {
  constructor(
    private readonly hours: KnownHours,
    private readonly setups: LeadSetupRepository,
  ) {}

  /** Not inside `TenantDb.run`. */
  prepare(companyId: string): Promise<void> {
    return this.hours.prepare(companyId);
  }

  /** Null: there is no clock. */
  async dueAfter(from: Date, setup: LeadSetup): Promise<Date | null> {
    if (setup.answerMinutes === null) return null;
    const { timezone, workingWeek } = await this.setups.week();
    // A night shift of the day before may still run.
    const first = Temporal.PlainDate.from(dayIn(from, timezone)).subtract({ days: 1 });
    const dates = Array.from({ length: DAYS_AHEAD }, (_, days) => first.add({ days }));
    const range = { from: first.toString(), to: first.add({ days: DAYS_AHEAD - 1 }).toString() };
    const known = await this.hours.companyDays(range);
    const days = known ?? dates.map((date) => usualDay(date, workingWeek));
    const spans = days.flatMap((day) => spanOf(day, { setup, timezone }));
    return afterWorking(withoutOverlaps(spans), from, setup.answerMinutes);
  }
}

/** Where nobody knows of shifts and holidays. */
const usualDay = (date: Temporal.PlainDate, workingWeek: readonly number[]): CompanyDay => ({
  date: date.toString(),
  off: !workingWeek.includes(date.dayOfWeek),
  hours: null,
});

function spanOf(
  { date, off, hours }: CompanyDay,
  { setup, timezone }: { setup: LeadSetup; timezone: string },
): Span[] {
  if (off) return [];
  if (hours) return [hours];
  return [{ from: momentOf(date, setup.opensAt, timezone), to: momentOf(date, setup.closesAt, timezone) }];
}
