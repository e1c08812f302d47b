import { addDays } from '@atrium/contracts';
import { HALF, sumOf, type Hundredths } from './leave-amount.rules.js';
import type { CountedDate } from './leave-count.rules.js';
import {
  covers,
  isOff,
  partOn,
  takesHalf,
  type DayHalf,
  type LeaveCalendar,
  type LeaveSpan,
} from './leave-span.rules.js';

interface Neighbours {
  /** Live requests of the same type, the request itself among them. */
  spans: readonly LeaveSpan[];
  counted: ReadonlyMap<string, readonly CountedDate[]>;
  calendar: LeaveCalendar;
}

/**
 * Days of the unbroken run of one type that a request belongs to, over the neighbouring requests. Off-days do not
 * break a run, a worked half does.
 */
export function unbrokenRun(request: LeaveSpan, neighbours: Neighbours): Hundredths {
  const inSpan = (neighbours.counted.get(request.id) ?? []).filter(({ date }) => covers(request, date));
  const own = sumOf(inSpan, ({ fraction }) => fraction);
  return own + runFrom(request, -1, neighbours) + runFrom(request, 1, neighbours);
}

/** What the run has before (-1) or after (1) the request's own span. */
function runFrom(request: LeaveSpan, step: -1 | 1, { spans, counted, calendar }: Neighbours): Hundredths {
  const [near, far]: DayHalf[] = step === 1 ? ['firstHalf', 'secondHalf'] : ['secondHalf', 'firstHalf'];
  const isTaken = (date: string, half: DayHalf | undefined) =>
    half !== undefined && spans.some((span) => covers(span, date) && takesHalf(partOn(span, date), half));
  const isOwn = (date: string) => covers(request, date);
  const farthest = step === 1 ? maxOf(spans.map(({ to }) => to)) : minOf(spans.map(({ from }) => from));
  let total = 0;
  let date = step === 1 ? request.to : request.from;
  for (; step === 1 ? date <= farthest : date >= farthest; date = addDays(date, step)) {
    if (isOff(calendar(date))) {
      if (!isOwn(date)) total += countedOn(date, spans, counted);
      continue;
    }
    if (!isOwn(date)) {
      if (!isTaken(date, near)) break;
      total += HALF;
    }
    if (!isTaken(date, far)) break;
    if (!isOwn(date) || !takesHalf(partOn(request, date), far ?? 'firstHalf')) total += HALF;
  }
  return total;
}

function countedOn(
  date: string,
  spans: readonly LeaveSpan[],
  counted: ReadonlyMap<string, readonly CountedDate[]>,
): Hundredths {
  return sumOf(spans, ({ id }) => counted.get(id)?.find((each) => each.date === date)?.fraction ?? 0);
}

const maxOf = (dates: string[]): string => dates.reduce((a, b) => (a > b ? a : b), '');
const minOf = (dates: string[]): string => dates.reduce((a, b) => (a < b ? a : b), '9999-12-31');
