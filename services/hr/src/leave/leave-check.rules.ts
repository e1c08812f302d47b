import { daysBetween, datesOf } from '@atrium/contracts';
import { sumOf, toHundredths, type Hundredths } from './leave-amount.rules.js';
import type { Allocation } from './leave-lots.rules.js';
import { countedAmount, countLeave, type CountedDate } from './leave-count.rules.js';
import { unbrokenRun } from './leave-run.rules.js';
import { covers, isOff, partOn, takesHalf, type LeaveCalendar, type LeaveSpan } from './leave-span.rules.js';
import { isFor, type LeaveTypeRules } from './leave-type.rules.js';

/** The refusals of a request, in the order in which they are asked. */
export const LEAVE_REFUSALS = [
  'END_BEFORE_START',
  'TOO_LONG',
  'PARTS_DISAGREE',
  'PARTS_NOT_CONTIGUOUS',
  'HALF_DAYS_NOT_ALLOWED',
  'BEFORE_JOINING',
  'AFTER_LAST_DAY',
  'NOT_ELIGIBLE',
  'ON_PROBATION',
  'TOO_EARLY_IN_SERVICE',
  'NOTICE_TOO_SHORT',
  'TOO_FAR_BACK',
  'BLOCKED_DATES',
  'NOT_OPTIONAL_HOLIDAY',
  'OVERLAP',
  'NO_WORKING_DAYS',
  'MAX_CONSECUTIVE',
  'DOCUMENT_REQUIRED',
  'INSUFFICIENT_BALANCE',
] as const;
export type LeaveRefusal = (typeof LEAVE_REFUSALS)[number];

export interface LeavePerson {
  joiningDate: string | null;
  lastWorkingDay: string | null;
  /** Null: there is no probation. */
  confirmDate: string | null;
  /** Null: it is not known. */
  gender: string | null;
}

export interface LeaveAsked {
  span: LeaveSpan;
  hasDocument: boolean;
  /** Null: notice and age do not matter. */
  today: string | null;
}

export interface LeaveSituation {
  person: LeavePerson;
  calendar: LeaveCalendar;
  /** Whether a policy offers the type to the person. */
  offered: boolean;
  typeOf: (type: string) => LeaveTypeRules;
  blocked: readonly { from: string; to: string }[];
  /** Live requests of the person, in the order of submission. */
  earlier: readonly LeaveSpan[];
  /** What the balance says to the counted dates of all requests. */
  allocate: (counted: ReadonlyMap<string, CountedDate[]>) => Allocation;
}

export interface LeaveAnswer {
  refusals: LeaveRefusal[];
  dates: CountedDate[];
  amount: Hundredths;
  allocation: Allocation;
  unpaid: Hundredths;
}

const MOST_DATES = 366;
const NOTHING: LeaveAnswer = {
  refusals: [],
  dates: [],
  amount: 0,
  allocation: { uses: [], unpaid: [] },
  unpaid: 0,
};

/** What becomes of a request: everything that is wrong with it, what it counts, and what of it is unpaid. */
export function answerRequest(asked: LeaveAsked, situation: LeaveSituation): LeaveAnswer {
  const { span } = asked;
  if (span.to < span.from) return { ...NOTHING, refusals: ['END_BEFORE_START'] };
  if (daysBetween(span.from, span.to) >= MOST_DATES) return { ...NOTHING, refusals: ['TOO_LONG'] };
  const spans = [...situation.earlier, span];
  const counted = countLeave(spans, situation.calendar, situation.typeOf);
  const dates = counted.get(span.id) ?? [];
  const allocation = situation.allocate(counted);
  const unpaid = sumOf(allocation.unpaid, ({ amount }) => amount);
  const type = situation.typeOf(span.type);
  const refusals = [
    ...refusalsOfParts(span, type),
    ...refusalsOfPerson(span, type, situation),
    ...refusalsOfTime(asked, type, situation),
    ...refusalsOfDates(span, type, situation),
    ...(countedAmount(dates) === 0 ? (['NO_WORKING_DAYS'] as const) : []),
    ...refusalsOfRun(asked, type, { spans, counted, calendar: situation.calendar }),
    ...(type.paid && type.onShortfall === 'refuse' && unpaid > 0 ? (['INSUFFICIENT_BALANCE'] as const) : []),
  ];
  return { refusals, dates, amount: countedAmount(dates), allocation, unpaid };
}

/** What is wrong with leave in hours of one date besides its times: all that is asked of days. */
export function refusalsOfDate(
  asked: LeaveAsked,
  situation: Pick<LeaveSituation, 'person' | 'offered' | 'blocked' | 'calendar' | 'typeOf'>,
  /** How much of the day's work it takes. */
  share: Hundredths,
): LeaveRefusal[] {
  const { span, hasDocument } = asked;
  const type = situation.typeOf(span.type);
  const exceeds = (limit: number | null) => limit !== null && share > toHundredths(limit);
  const onOptional = situation.calendar(span.from).optionalHoliday !== null;
  return [
    ...refusalsOfPerson(span, type, situation),
    ...refusalsOfTime(asked, type, situation),
    ...those({
      NOT_OPTIONAL_HOLIDAY: type.optionalHolidaysOnly && !onOptional,
      MAX_CONSECUTIVE: exceeds(type.maxConsecutive),
      DOCUMENT_REQUIRED: exceeds(type.documentAfterDays) && !hasDocument,
    }),
  ];
}

/** Keeps the codes whose condition holds. */
const those = (conditions: Partial<Record<LeaveRefusal, boolean>>): LeaveRefusal[] =>
  LEAVE_REFUSALS.filter((code) => conditions[code] === true);

function refusalsOfParts(
  { from, to, startPart, endPart }: LeaveSpan,
  { unit }: LeaveTypeRules,
): LeaveRefusal[] {
  const single = from === to;
  const hasHalves = startPart !== 'full' || endPart !== 'full';
  return those({
    PARTS_DISAGREE: single && startPart !== endPart,
    PARTS_NOT_CONTIGUOUS: !single && (startPart === 'firstHalf' || endPart === 'secondHalf'),
    HALF_DAYS_NOT_ALLOWED: unit === 'day' && hasHalves,
  });
}

function refusalsOfPerson(
  { from, to }: LeaveSpan,
  type: LeaveTypeRules,
  { person, offered }: Pick<LeaveSituation, 'person' | 'offered'>,
): LeaveRefusal[] {
  const { joiningDate, lastWorkingDay, confirmDate, gender } = person;
  const served = joiningDate === null ? Infinity : daysBetween(joiningDate, from);
  return those({
    BEFORE_JOINING: joiningDate !== null && from < joiningDate,
    AFTER_LAST_DAY: lastWorkingDay !== null && to > lastWorkingDay,
    NOT_ELIGIBLE: !offered || !isFor(type, gender),
    ON_PROBATION: !type.probationAllowed && confirmDate !== null && from < confirmDate,
    TOO_EARLY_IN_SERVICE: type.minServiceDays !== null && served < type.minServiceDays,
  });
}

function refusalsOfTime(
  { span: { from, to }, today }: LeaveAsked,
  { noticeDays, backdateDays }: LeaveTypeRules,
  { blocked, calendar }: Pick<LeaveSituation, 'blocked' | 'calendar'>,
): LeaveRefusal[] {
  const ahead = today === null ? null : daysBetween(today, from);
  return those({
    NOTICE_TOO_SHORT: ahead !== null && (noticeDays ?? 0) > 0 && ahead < (noticeDays ?? 0),
    TOO_FAR_BACK: ahead !== null && backdateDays !== null && -ahead > backdateDays,
    BLOCKED_DATES: datesOf({ from, to }).some(
      (date) => blocked.some((block) => block.from <= date && date <= block.to) && !isOff(calendar(date)),
    ),
  });
}

function refusalsOfDates(
  span: LeaveSpan,
  type: LeaveTypeRules,
  { calendar, earlier }: LeaveSituation,
): LeaveRefusal[] {
  const dates = datesOf(span);
  const working = dates.filter((date) => !isOff(calendar(date)));
  const isOptional = (date: string) => calendar(date).optionalHoliday !== null;
  const onlyOptional = working.every(isOptional) && dates.some(isOptional);
  return those({
    NOT_OPTIONAL_HOLIDAY: type.optionalHolidaysOnly && !onlyOptional,
    OVERLAP: working.some((date) => earlier.some((other) => clash(span, other, date))),
  });
}

/** Whether both take the same half of a date. */
function clash(one: LeaveSpan, other: LeaveSpan, date: string): boolean {
  if (!covers(one, date) || !covers(other, date)) return false;
  return (['firstHalf', 'secondHalf'] as const).some(
    (half) => takesHalf(partOn(one, date), half) && takesHalf(partOn(other, date), half),
  );
}

interface Counted {
  spans: readonly LeaveSpan[];
  counted: ReadonlyMap<string, readonly CountedDate[]>;
  calendar: LeaveCalendar;
}

function refusalsOfRun(
  { span, hasDocument }: LeaveAsked,
  { maxConsecutive, documentAfterDays }: LeaveTypeRules,
  { spans, ...rest }: Counted,
): LeaveRefusal[] {
  if (maxConsecutive === null && documentAfterDays === null) return [];
  const run = unbrokenRun(span, { ...rest, spans: spans.filter(({ type }) => type === span.type) });
  const exceeds = (limit: number | null) => limit !== null && run > toHundredths(limit);
  return those({
    MAX_CONSECUTIVE: exceeds(maxConsecutive),
    DOCUMENT_REQUIRED: exceeds(documentAfterDays) && !hasDocument,
  });
}
