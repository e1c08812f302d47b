import type { BoardNote } from '@atrium/contracts';
import { outcomeOf, type DateFacts } from './day-outcome.rules.js';
import type { DayRecord } from './day-record.rules.js';

interface NotedDate extends DateFacts {
  holidayName: string | null;
}

/** What the day board says of a person's date besides the punches. */
export function noteOf(record: DayRecord | null, facts: NotedDate, asOf: Date): BoardNote {
  const { holidayName, weeklyOff, leave, shift } = facts;
  if (leave === 'full') return { kind: 'leave', part: 'full' };
  const { lateMin, outcome } = outcomeOf(record, facts, asOf);
  if (lateMin > 0) return { kind: 'late', minutes: lateMin };
  if (leave) return { kind: 'leave', part: typeof leave === 'object' ? 'hours' : leave };
  if (holidayName !== null) return { kind: 'holiday', name: holidayName };
  if (weeklyOff) return { kind: 'dayOff' };
  if (record) return null;
  if (outcome === 'absent') return { kind: 'absent' };
  return shift ? { kind: 'expected', start: shift.start } : null;
}
