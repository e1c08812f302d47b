import type { RequestAction, RequestState } from '@atrium/contracts';

/** A request as far as an action depends on it. `step` counts from 1 and says whose turn it is while it is pending. */
export interface DecidedRequest {
  state: RequestState;
  requesterId: string;
  step: number;
  version?: number | undefined;
  /** First and last date that the request is about, if it is about dates. */
  from?: string | null | undefined;
  to?: string | null | undefined;
}

export interface DecisionAttempt {
  action: RequestAction;
  actorId: string;
  /** The people who may decide each step. */
  steps: readonly (readonly string[])[];
  today: string;
  reason?: string | null | undefined;
  /** The version and the step that the person saw. */
  version?: number | undefined;
  sawStep?: number | undefined;
  /** Who may cancel over everyone's head; the people of the last step unless it is said. */
  overrules?: boolean | undefined;
  /** Nothing up to this date can change any more. */
  lockedUntil?: string | null | undefined;
}

export type DecisionError =
  | 'STALE_VERSION'
  | 'OWN_REQUEST'
  | 'ALREADY_DECIDED'
  | 'TRANSITION_REFUSED'
  | 'NOT_YOUR_TURN'
  | 'REASON_REQUIRED'
  | 'DAY_LOCKED';

/** What the owner of the request's kind carries out; null: nothing yet. `cutShort` keeps the dates up to today. */
export type RequestOutcome = 'approved' | 'declined' | 'withdrawn' | 'cancelled' | 'cutShort';

export type Decision =
  { error: DecisionError } | { state: RequestState; step: number; outcome: RequestOutcome | null };

/** The states that each action starts from. */
const STARTS: Record<RequestAction, readonly RequestState[]> = {
  approve: ['pending'],
  decline: ['pending'],
  withdraw: ['pending'],
  requestCancel: ['approved'],
  approveCancel: ['cancelRequested'],
  declineCancel: ['cancelRequested'],
  hrCancel: ['approved', 'taken'],
  hrCutShort: ['approved', 'cancelRequested'],
};

/** Actions that decide about someone else's request, with the states in which someone has done so before. */
const DECIDED: Partial<Record<RequestAction, readonly RequestState[]>> = {
  approve: ['approved', 'declined', 'taken', 'cancelRequested', 'cancelled'],
  decline: ['approved', 'declined', 'taken', 'cancelRequested', 'cancelled'],
  approveCancel: ['cancelled'],
  declineCancel: ['cancelled'],
  hrCancel: [],
  hrCutShort: [],
};

/** One action by one person: what comes of it, or the first reason against it. */
export function decide(request: DecidedRequest, attempt: DecisionAttempt): Decision {
  const error = refusalOf(request, attempt);
  return error ? { error } : resultOf(request, attempt);
}

function refusalOf(request: DecidedRequest, attempt: DecisionAttempt): DecisionError | null {
  const { action, actorId, version } = attempt;
  const decided = DECIDED[action];
  if (version !== undefined && request.version !== undefined && version !== request.version)
    return 'STALE_VERSION';
  if (decided && actorId === request.requesterId) return 'OWN_REQUEST';
  if (decided?.includes(request.state) || isStepDecided(request, attempt)) return 'ALREADY_DECIDED';
  if (!STARTS[action].includes(request.state)) return 'TRANSITION_REFUSED';
  if (action === 'hrCutShort' && !isRunning(request, attempt)) return 'TRANSITION_REFUSED';
  if (!isTurnOf(request, attempt)) return 'NOT_YOUR_TURN';
  if (isDecline(action) && !attempt.reason?.trim()) return 'REASON_REQUIRED';
  return isLocked(request, attempt) ? 'DAY_LOCKED' : null;
}

function isTurnOf(request: DecidedRequest, { action, actorId, steps, overrules }: DecisionAttempt): boolean {
  switch (action) {
    case 'approve':
    case 'decline':
      return steps[request.step - 1]?.includes(actorId) === true;
    case 'withdraw':
    case 'requestCancel':
      return actorId === request.requesterId;
    case 'approveCancel':
    case 'declineCancel':
      return steps.some((deciders) => deciders.includes(actorId));
    case 'hrCancel':
    case 'hrCutShort':
      return overrules ?? steps.at(-1)?.includes(actorId) === true;
  }
}

function resultOf(request: DecidedRequest, attempt: DecisionAttempt): Decision {
  const { step } = request;
  const into = (state: RequestState, outcome: RequestOutcome | null) => ({ state, step, outcome });
  switch (attempt.action) {
    case 'approve':
      if (step < attempt.steps.length) return { state: 'pending', step: step + 1, outcome: null };
      return into('approved', 'approved');
    case 'decline':
      return into('declined', 'declined');
    case 'withdraw':
      return into('withdrawn', 'withdrawn');
    case 'requestCancel':
      return into('cancelRequested', null);
    case 'declineCancel':
      return into('approved', null);
    case 'approveCancel':
      return hasBegun(request, attempt) ? into('taken', 'cutShort') : into('cancelled', 'cancelled');
    case 'hrCancel':
      return into('cancelled', 'cancelled');
    case 'hrCutShort':
      return into('taken', 'cutShort');
  }
}

/** The person saw a step that somebody has decided meanwhile. */
const isStepDecided = ({ state, step }: DecidedRequest, { sawStep }: DecisionAttempt): boolean =>
  state === 'pending' && sawStep !== undefined && sawStep < step;

const isDecline = (action: RequestAction): boolean => action === 'decline' || action === 'declineCancel';

const hasBegun = ({ from }: DecidedRequest, { today }: DecisionAttempt): boolean => !!from && from <= today;

/** Begun, with dates to come. */
const isRunning = (request: DecidedRequest, attempt: DecisionAttempt): boolean =>
  hasBegun(request, attempt) && !!request.to && attempt.today < request.to;

/** Only what takes something back changes dates that could be locked. What has begun is kept up to today. */
function isLocked(request: DecidedRequest, attempt: DecisionAttempt): boolean {
  const { action, lockedUntil, today } = attempt;
  if (!lockedUntil || !request.from) return false;
  if (action === 'hrCancel') return request.from <= lockedUntil;
  if (action === 'hrCutShort') return today < lockedUntil;
  return action === 'approveCancel' && (hasBegun(request, attempt) ? today : request.from) < lockedUntil;
}
