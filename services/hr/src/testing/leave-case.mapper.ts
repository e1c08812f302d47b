import { toHundredths } from '../leave/leave-amount.rules.js';
import type { LedgerEntry, LedgerKind } from '../leave/leave-ledger.rules.js';
import type { ClockSpan, HoursShift } from '../leave/leave-hours.rules.js';
import type { LeaveCalendar, LeaveSpan, LeaveState } from '../leave/leave-span.rules.js';
import { isWeeklyOff, type WeeklyOff } from '../person-calendar/person-calendar.rules.js';
import { LEAVE_TYPE_DEFAULTS, type LeaveTypeRules } from '../leave/leave-type.rules.js';

type Frequency = LeaveTypeRules['frequency'];

/** A type of a case: what it does not say has the default that the file names. */
export type GivenType = Partial<Omit<LeaveTypeRules, 'frequency' | 'accrualDay'>> & {
  accrual?: { frequency?: Frequency; day?: LeaveTypeRules['accrualDay'] };
};
export type GivenSpan = Partial<LeaveSpan> & Pick<LeaveSpan, 'from' | 'to' | 'type'>;

export interface GivenLeave {
  calendar?: { weeklyOffs?: WeeklyOff[]; holidays?: string[]; optionalHolidays?: string[] };
  types: Record<string, GivenType>;
  request: GivenSpan & { attachment?: unknown; document?: unknown };
  requests?: GivenSpan[];
  ledger?: { type: string; kind: LedgerKind; days: number; effectiveOn: string; expiresOn?: string | null }[];
  employee?: { joiningDate?: string; lastWorkingDay?: string; confirmDate?: string; gender?: string };
  blackouts?: { from: string; to: string }[];
  today?: string;
}

export interface GivenAccrual {
  leaveType: GivenType;
  leaveYearStart: string;
  employee: { joiningDate: string; lastWorkingDay?: string };
  asOf: string;
  opening?: number;
  /** What the ledger has of the year. */
  posted?: { effectiveOn: string; days: number }[];
}

export interface GivenCompOff {
  leaveType: GivenType;
  shift: { halfDayMin: number; fullDayMin: number };
  workDate: string;
  dayKind: string;
  workedMin: number;
  ask?: number;
  today: string;
  alreadyGranted?: boolean;
}

export interface GivenHours {
  shift: (Partial<HoursShift> & Pick<HoursShift, 'start' | 'end'>) | null;
  request: ClockSpan;
  requests?: (ClockSpan & { state?: LeaveState })[];
  balanceHours?: number;
  dayKind?: string;
  leaveType?: GivenType;
}

export function typeOf({ accrual, ...given }: GivenType): LeaveTypeRules {
  const { frequency = 'once', day = 'first' } = accrual ?? {};
  return { ...LEAVE_TYPE_DEFAULTS, ...given, frequency, accrualDay: day };
}

export function typesOf({ types }: GivenLeave): (code: string) => LeaveTypeRules {
  const known = new Map(Object.entries(types).map(([code, given]) => [code, typeOf(given)]));
  return (code) => known.get(code) ?? LEAVE_TYPE_DEFAULTS;
}

export function calendarOf({ calendar = {} }: Pick<GivenLeave, 'calendar'>): LeaveCalendar {
  const { weeklyOffs = [], holidays = [], optionalHolidays = [] } = calendar;
  return (date) => ({
    weeklyOff: isWeeklyOff(date, weeklyOffs),
    holiday: holidays.includes(date) ? date : null,
    optionalHoliday: optionalHolidays.includes(date) ? date : null,
  });
}

export const spanOf = (given: GivenSpan): LeaveSpan => ({
  id: '',
  startPart: 'full',
  endPart: 'full',
  state: 'approved',
  ...given,
});

export const spansOf = ({ requests = [] }: GivenLeave): LeaveSpan[] => requests.map(spanOf);

export const entriesOf = ({ ledger = [] }: GivenLeave, type: string): LedgerEntry[] =>
  ledger
    .filter((entry) => entry.type === type)
    .map(({ kind, days, effectiveOn, expiresOn = null }) => ({
      kind,
      effectiveOn,
      expiresOn,
      amount: toHundredths(days),
    }));
