/** What the chain has to know of a person. Only those who can decide now are `active`. */
export interface ApprovalPerson {
  managerId: string | null;
  active: boolean;
  /** Groups that this person belongs to, such as `hr` or `admin`. */
  holds: readonly string[];
  delegation: Delegation | null;
}

/** Between two dates, both included, someone else decides. */
export interface Delegation {
  delegateId: string;
  from: string;
  to: string;
}

/** Who decides a step: someone above the requester, or a person who holds something, such as `hr` or `finance`. */
export type StepWho = 'manager' | 'managersManager' | (string & {});

/** A step applies when all of its conditions hold. */
export interface ApprovalStep {
  who: StepWho;
  /** For requests of more days than this. */
  overDays?: number | undefined;
  /** For requests of these types only. */
  types?: readonly string[] | undefined;
}

export interface ApprovalQuestion {
  people: ReadonlyMap<string, ApprovalPerson>;
  requesterId: string;
  steps: readonly ApprovalStep[];
  days: number;
  type: string | null;
  today: string;
}

export interface ResolvedStep {
  who: StepWho;
  approverId: string;
  /** The person who delegated the step to `approverId`; null if nobody did. */
  forId: string | null;
  /** Everyone who may decide it: all of a group, so that nobody of HR waits for a colleague of HR. */
  deciderIds: string[];
}

type Chain = Omit<ApprovalQuestion, 'steps' | 'days' | 'type'>;

/** Who is asked when nobody above the requester can decide. */
const AT_THE_TOP = ['hr', 'admin'] as const;

/** @returns null for a step that nobody can decide */
export function resolveChain(question: ApprovalQuestion): ResolvedStep[] | null {
  const resolved: ResolvedStep[] = [];
  for (const step of question.steps.filter((each) => applies(each, question))) {
    const next = resolveStep(step.who, question);
    if (!next) return null;
    if (next.approverId !== resolved.at(-1)?.approverId) resolved.push(next);
  }
  return resolved;
}

/** The one above a decider who takes too long. @returns null at the very top */
export function nextUp(deciderId: string, chain: Chain): string | null {
  const above = chain.people.get(deciderId)?.managerId ?? null;
  return climb(above, chain, new Set([deciderId]));
}

const applies = ({ overDays, types }: ApprovalStep, { days, type }: ApprovalQuestion): boolean =>
  (overDays === undefined || days > overDays) && (!types || (type !== null && types.includes(type)));

function resolveStep(who: StepWho, chain: Chain): ResolvedStep | null {
  const personId = findPerson(who, chain);
  if (personId === null) return null;
  const approverId = delegateOf(personId, chain);
  const deciderIds = [...new Set([approverId, ...groupOf(who, chain)])];
  return { who, approverId, forId: approverId === personId ? null : personId, deciderIds };
}

function findPerson(who: StepWho, chain: Chain): string | null {
  const managerId = managerOf(chain.requesterId, chain);
  if (who === 'manager') return climb(managerId, chain);
  if (who === 'managersManager') return climb(managerId && managerOf(managerId, chain), chain);
  return firstHolder([who, 'admin'], chain);
}

/** The first who can decide on the way up; past the top someone of HR, then an admin. */
function climb(fromId: string | null, chain: Chain, seen = new Set<string>()): string | null {
  for (let id = fromId; id !== null && !seen.has(id); id = managerOf(id, chain)) {
    if (canDecide(id, chain)) return id;
    seen.add(id);
  }
  return firstHolder(AT_THE_TOP, chain, seen);
}

function firstHolder(groups: readonly string[], chain: Chain, except = new Set<string>()): string | null {
  for (const group of groups) {
    const found = groupOf(group, chain).find((id) => !except.has(id));
    if (found !== undefined) return found;
  }
  return null;
}

/** Those of a group who can decide. */
const groupOf = (group: string, chain: Chain): string[] =>
  [...chain.people]
    .filter(([id, { holds }]) => holds.includes(group) && canDecide(id, chain))
    .map(([id]) => id);

/** Follows delegations as long as they lead to someone else who can decide. */
function delegateOf(personId: string, chain: Chain): string {
  const seen = new Set([personId]);
  let current = personId;
  for (;;) {
    const delegation = chain.people.get(current)?.delegation;
    if (!delegation || chain.today < delegation.from || chain.today > delegation.to) return current;
    if (seen.has(delegation.delegateId) || !canDecide(delegation.delegateId, chain)) return current;
    seen.add(delegation.delegateId);
    current = delegation.delegateId;
  }
}

/** Nobody decides a request of their own. */
const canDecide = (id: string, { people, requesterId }: Chain): boolean =>
  id !== requesterId && people.get(id)?.active === true;

const managerOf = (id: string, { people }: Chain): string | null => people.get(id)?.managerId ?? null;
