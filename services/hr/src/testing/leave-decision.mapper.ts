import type { RequestAction, RequestState } from '@atrium/contracts';
import { decide, resolveChain, type ApprovalStep, type RequestOutcome } from '@atrium/requests';
import { sumOf, toDays, toHundredths } from '../leave/leave-amount.rules.js';
import { countLeave } from '../leave/leave-count.rules.js';
import { postingsOf } from '../leave/leave-posting.rules.js';
import type { LeaveSpan } from '../leave/leave-span.rules.js';
import { LEAVE_TYPE_DEFAULTS } from '../leave/leave-type.rules.js';
import { calendarOf, spanOf, type GivenLeave } from './leave-case.mapper.js';

interface GivenPerson {
  manager?: string;
  holds?: string[];
  status?: string;
  delegation?: { delegate: string; from: string; to: string };
}

interface GivenApproval {
  people: Record<string, GivenPerson>;
  employee: string;
  steps: (string | ApprovalStep)[];
  days: number;
  type?: string;
  today: string;
}

interface GivenTransition extends Pick<GivenLeave, 'calendar'> {
  request: { id: string; state: RequestState; employee: string; from: string; to: string } & {
    days?: number;
    step?: number;
    version?: number;
  };
  steps: string[];
  action: RequestAction;
  actor: string;
  today: string;
  reason?: string;
  version?: number;
  sawStep?: number;
  lockedUntil?: string;
}

/** The cases of decisions: who decides, and what a decision does to the ledger. */
export const decisionKinds = { approval, transition };

const CANNOT_DECIDE = ['exited', 'suspended', 'left', 'archived'];

function approval({ people, employee, steps, days, type, today }: GivenApproval) {
  const chain = resolveChain({
    people: new Map(Object.entries(people).map(([id, person]) => [id, toApprover(person)])),
    requesterId: employee,
    days,
    type: type ?? null,
    today,
    steps: steps.map((step) => (typeof step === 'string' ? { who: step } : step)),
  });
  return { approvers: (chain ?? []).map(({ approverId }) => approverId) };
}

const toApprover = ({ manager, holds = [], status = 'active', delegation }: GivenPerson) => ({
  managerId: manager ?? null,
  holds,
  active: !CANNOT_DECIDE.includes(status),
  delegation: delegation ? { ...delegation, delegateId: delegation.delegate } : null,
});

function transition(given: GivenTransition) {
  const { request, actor, steps, ...attempt } = given;
  const decision = decide(
    { ...request, requesterId: request.employee, step: request.step ?? 1 },
    { ...attempt, actorId: actor, steps: steps.map((decider) => [decider]) },
  );
  if ('error' in decision) return decision;
  return { state: decision.state, step: decision.step, ledger: rowsOf(decision.outcome, given) };
}

/** The rows that the outcome writes, with all days in one lot. */
function rowsOf(outcome: RequestOutcome | null, given: GivenTransition) {
  if (outcome === null || outcome === 'declined' || outcome === 'withdrawn') return [];
  const dates = datesOf(spanOf({ ...given.request, type: 'leave' }), given);
  const uses = dates.map(({ date, fraction }) => ({ lotId: 'lot', date, amount: fraction }));
  const last = uses.at(-1);
  // A case may say fewer days than it has dates.
  const counted = sumOf(uses, ({ amount }) => amount);
  if (last && given.request.days !== undefined) last.amount += toHundredths(given.request.days) - counted;
  const written = outcome === 'approved' ? [] : postingsOf([], uses);
  const kept = outcome === 'cutShort' ? uses.filter(({ date }) => date <= given.today) : [];
  return postingsOf(written, outcome === 'approved' ? uses : kept).map(({ kind, amount }) => ({
    kind,
    days: toDays(amount),
  }));
}

const datesOf = (span: LeaveSpan, given: Pick<GivenLeave, 'calendar'>) =>
  countLeave([span], calendarOf(given), () => LEAVE_TYPE_DEFAULTS).get(span.id) ?? [];
