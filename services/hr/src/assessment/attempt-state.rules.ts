import type { AttemptState } from '@atrium/contracts';
import type { AssessmentAttemptRow } from './assessment-attempt.record.js';
import {
  deadlineOf,
  takeEvent,
  type Attempt,
  type AttemptTimes,
  type SavedAnswer,
} from './attempt-clock.rules.js';

const SEC_PER_MIN = 60;
const ms = (moment: Date | null): number | null => moment?.getTime() ?? null;

/** The moments of an assessment, as the rules of the clock take them. */
export const timesOf = ({
  limitMin,
  opensAt,
  closesAt,
  personalClosesAt,
  graceSec,
}: Pick<
  AssessmentAttemptRow,
  'limitMin' | 'opensAt' | 'closesAt' | 'personalClosesAt' | 'graceSec'
>): AttemptTimes => ({
  limitSec: limitMin === null ? null : limitMin * SEC_PER_MIN,
  opensAt: ms(opensAt),
  closesAt: ms(closesAt),
  personalClosesAt: ms(personalClosesAt),
  graceSec,
});

export const attemptOf = (
  row: Pick<AssessmentAttemptRow, 'startedAt' | 'extraMin' | 'submittedAt' | 'submittedBy'>,
  answers: ReadonlyMap<string, SavedAnswer> = new Map(),
): Attempt => ({
  startedAt: row.startedAt.getTime(),
  extraSec: row.extraMin * SEC_PER_MIN,
  submittedAt: ms(row.submittedAt),
  submittedBy: row.submittedBy,
  answers,
});

export function deadlineAtOf(
  row: Parameters<typeof attemptOf>[0] & Parameters<typeof timesOf>[0],
): Date | null {
  const deadline = deadlineOf(attemptOf(row), timesOf(row));
  return deadline === null ? null : new Date(deadline);
}

/** When the clock has ended an attempt that is stored as open; null: it has not. */
export function settledAt(row: AssessmentAttemptRow, now: Date): number | null {
  if (row.state !== 'open') return null;
  const at = { times: timesOf(row), now: now.getTime() };
  return takeEvent(attemptOf(row), { do: 'read' }, at).attempt.submittedAt;
}

/** Whole milliseconds until the deadline; null: there is none. */
export const leftOf = ({ deadlineAt }: Pick<AssessmentAttemptRow, 'deadlineAt'>, now: Date): number | null =>
  deadlineAt && Math.max(0, deadlineAt.getTime() - now.getTime());

type Revealing = Pick<
  AssessmentAttemptRow,
  'reveal' | 'revealAt' | 'assessmentState' | 'allClosedAt' | 'attempts' | 'used'
> & { state: AttemptState | 'invited' };

const ORDER = ['nothing', 'score', 'marks', 'keys'] as const;

/** When it closes for a person; what was closed by hand is closed for all. */
export const closeAtOf = ({
  closesAt,
  personalClosesAt,
  assessmentState,
}: Pick<AssessmentAttemptRow, 'closesAt' | 'personalClosesAt' | 'assessmentState'>): Date | null =>
  assessmentState === 'closed' ? closesAt : (personalClosesAt ?? closesAt);

/** What of a result its person may see by now. */
export function revealedOf(row: Revealing, now: Date): (typeof ORDER)[number] {
  const isClosed = row.assessmentState === 'closed' || (row.allClosedAt !== null && row.allClosedAt <= now);
  if (row.state !== 'scored' || (row.revealAt === 'closed' && !isClosed)) return 'nothing';
  // Which answers were right would help in another attempt.
  const isLast = isClosed || row.used >= row.attempts;
  return !isLast && ORDER.indexOf(row.reveal) > ORDER.indexOf('score') ? 'score' : row.reveal;
}

/** The questions that may be shown and answered now: where nobody goes back, the one at which an open attempt is. */
export const askedNow = ({
  state,
  forward,
  place,
  pinned,
}: Pick<AssessmentAttemptRow, 'state' | 'forward' | 'place' | 'pinned'>): AssessmentAttemptRow['pinned'] =>
  forward && state === 'open' ? pinned.slice(place, place + 1) : pinned;
