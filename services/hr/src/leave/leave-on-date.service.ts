import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApprovedLeave, type LeaveDate } from '../attendance/approved-leave.service.js';
import { listLeaveDates, type LeaveDateRow } from './leave-on-date.repository.js';
import { halfOf, hoursOf, type LeaveOnDate } from '../attendance/day-measure.rules.js';

/** Tells attendance on which dates somebody has approved leave. */
@Injectable()
export class LeaveOnDates extends ApprovedLeave {
  override readonly key = 'leave';
  override readonly remote = 'hr';

  override async list(
    tx: EntityManager,
    people: readonly string[] | 'everybody',
    { from, to }: { from: string; to: string },
  ): Promise<LeaveDate[]> {
    const ids = people === 'everybody' ? null : people;
    const rows = await listLeaveDates(tx, ids, { from, to });
    const dates = new Map<string, LeaveDate>();
    for (const row of rows) {
      const { employeeId, date, part, code, name } = row;
      const place = `${employeeId} ${date}`;
      const other = dates.get(place);
      dates.set(place, {
        employeeId,
        date,
        leave: joinedWith(other?.leave ?? null, row),
        type: other && part === 'secondHalf' ? other.type : { code, name },
      });
    }
    return [...dates.values()];
  }
}

/** Two halves of one date, of two requests, are a full day; hours are added to what else there is. */
function joinedWith(
  before: LeaveOnDate | null,
  { part, hours, startTime, endTime }: LeaveDateRow,
): LeaveOnDate {
  if (before === 'full' || (hours === null && part === 'full')) return 'full';
  const half = halfOf(before);
  if (hours === null) {
    if (half !== null && half !== part) return 'full';
    const known = hoursOf(before);
    return known ? { ...known, half: part === 'full' ? null : part } : part;
  }
  const { minutes = 0, spans = [] } = hoursOf(before) ?? {};
  const span = startTime === null || endTime === null ? [] : [{ startTime, endTime }];
  return { minutes: minutes + Math.round(hours * 60), spans: [...spans, ...span], half };
}
