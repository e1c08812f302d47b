const MS_PER_SECOND = 1_000;

/** Moments are milliseconds of the server's clock; the clock of the device plays no part. */
export interface AttemptTimes {
  opensAt: number | null;
  closesAt: number | null;
  /** In place of `closesAt` for one person. */
  personalClosesAt: number | null;
  limitSec: number | null;
  graceSec: number;
}

export interface SavedAnswer {
  value: unknown;
  /** Counted by the page; the higher wins. */
  seq: number;
}

export interface Attempt {
  startedAt: number | null;
  /** Added to the limit. */
  extraSec: number;
  submittedAt: number | null;
  submittedBy: 'person' | 'clock' | null;
  answers: ReadonlyMap<string, SavedAnswer>;
}

export type AttemptEvent =
  | { do: 'start' }
  | { do: 'submit' }
  | { do: 'sweep' }
  | { do: 'read' }
  | { do: 'save'; question: string; saved: SavedAnswer }
  | { do: 'extend'; sec: number };

export type AttemptState = 'invited' | 'open' | 'submitted';
export type AttemptResult =
  'ok' | 'resumed' | 'stale' | 'already' | 'over' | 'notOpen' | 'closed' | 'notStarted' | AttemptState;

export const NEW_ATTEMPT: Attempt = {
  startedAt: null,
  extraSec: 0,
  submittedAt: null,
  submittedBy: null,
  answers: new Map(),
};

const closeOf = ({ closesAt, personalClosesAt }: AttemptTimes): number | null => personalClosesAt ?? closesAt;

/** Null: before it starts, and without a limit and a close. */
export function deadlineOf(attempt: Attempt, times: AttemptTimes): number | null {
  if (attempt.startedAt === null) return null;
  const close = closeOf(times) ?? Infinity;
  const limit =
    times.limitSec === null
      ? Infinity
      : attempt.startedAt + (times.limitSec + attempt.extraSec) * MS_PER_SECOND;
  const deadline = Math.min(close, limit);
  return Number.isFinite(deadline) ? deadline : null;
}

export function stateOfAttempt({ startedAt, submittedAt }: Attempt): AttemptState {
  if (submittedAt !== null) return 'submitted';
  return startedAt === null ? 'invited' : 'open';
}

/** What was saved counts as of the deadline once the grace is over, whoever asks first. */
function settled(attempt: Attempt, times: AttemptTimes, now: number): Attempt {
  const deadline = deadlineOf(attempt, times);
  if (stateOfAttempt(attempt) !== 'open' || deadline === null) return attempt;
  return now > deadline + times.graceSec * MS_PER_SECOND
    ? { ...attempt, submittedAt: deadline, submittedBy: 'clock' }
    : attempt;
}

/** The attempt after an event, and what its sender is told. */
export function takeEvent(
  before: Attempt,
  event: AttemptEvent,
  { times, now }: { times: AttemptTimes; now: number },
): { attempt: Attempt; result: AttemptResult } {
  const attempt = settled(before, times, now);
  const state = stateOfAttempt(attempt);
  if (event.do === 'read') return { attempt, result: state };
  if (event.do === 'sweep') return { attempt, result: 'ok' };
  if (event.do === 'start') return start(attempt, times, now);
  if (state === 'invited') return { attempt, result: 'notStarted' };
  if (event.do === 'submit') return submit(attempt, times, now);
  if (state === 'submitted') return { attempt, result: 'over' };
  if (event.do === 'save') return save(attempt, event);
  return { attempt: { ...attempt, extraSec: attempt.extraSec + event.sec }, result: 'ok' };
}

function start(attempt: Attempt, times: AttemptTimes, now: number) {
  const state = stateOfAttempt(attempt);
  if (state !== 'invited')
    return { attempt, result: state === 'open' ? ('resumed' as const) : ('over' as const) };
  if (times.opensAt !== null && now < times.opensAt) return { attempt, result: 'notOpen' as const };
  if (now >= (closeOf(times) ?? Infinity)) return { attempt, result: 'closed' as const };
  return { attempt: { ...attempt, startedAt: now }, result: 'ok' as const };
}

function submit(attempt: Attempt, times: AttemptTimes, now: number) {
  if (attempt.submittedAt !== null) {
    return { attempt, result: attempt.submittedBy === 'person' ? ('already' as const) : ('over' as const) };
  }
  const submittedAt = Math.min(now, deadlineOf(attempt, times) ?? Infinity);
  return { attempt: { ...attempt, submittedAt, submittedBy: 'person' as const }, result: 'ok' as const };
}

function save(attempt: Attempt, { question, saved }: { question: string; saved: SavedAnswer }) {
  const earlier = attempt.answers.get(question);
  if (earlier && earlier.seq >= saved.seq) return { attempt, result: 'stale' as const };
  const answers = new Map(attempt.answers).set(question, saved);
  return { attempt: { ...attempt, answers }, result: 'ok' as const };
}
