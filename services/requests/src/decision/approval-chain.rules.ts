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

/** Who decides a step: someone above the requester, `person:` and an id, or those who hold something, such as `hr`. */
export type StepWho = 'manager' | 'managersManager' | (string & {});

const PERSON = 'person:';
export const personStep = (id: string): StepWho => `${PERSON}${id}`;
/** The person whom a step names; null when it names no one. */
export const namedBy = (who: StepWho): string | null =>
  who.startsWith(PERSON) ? who.slice(PERSON.length) : null;

/** A step applies when all of its conditions hold. */
export interface ApprovalStep {
  who: StepWho;
  /** For requests of more days than this. */
  overDays?: number | undefined;
  overMinutes?: number | undefined;
  /** For requests of these types only. */
  types?: readonly string[] | undefined;
}

export interface ApprovalQuestion {
  people: ReadonlyMap<string, ApprovalPerson>;
  requesterId: string;
  steps: readonly ApprovalStep[];
  days: number;
  minutes?: number | undefined;
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

export type ApprovalPeople = Omit<ApprovalQuestion, 'steps' | 'days' | 'minutes' | 'type'>;
type Chain = ApprovalPeople;

/** Who is asked when nobody above the requester can decide. */
const AT_THE_TOP = ['hr', 'admin'] as const;

/** @returns null for a step that nobody can decide */
export function resolveChain(question: ApprovalQuestion): ResolvedStep[] | null {
  const resolved: ResolvedStep[] = [];
  for (const step of question.steps.filter((each) => unmetBy(each, question) === null)) {
    const next = resolveStep(step.who, question);
    if (!next) return null;
    if (!isAskedBefore(next, resolved.at(-1))) resolved.push(next);
  }
  return resolved;
}

/** Who decides the first step that nobody can decide; null: each has somebody. */
export function firstUndecided(question: ApprovalQuestion): StepWho | null {
  const asked = question.steps.filter((each) => unmetBy(each, question) === null);
  return asked.find(({ who }) => resolveStep(who, question) === null)?.who ?? null;
}

/**
 * Nobody is asked twice in a row. A group that only shares its first person with the one before is asked. A stand-in
 * makes no two steps one: when they stop standing in, the steps are those of the plan.
 */
export const isAskedBefore = (next: ResolvedStep, before: ResolvedStep | undefined): boolean =>
  before !== undefined &&
  personOf(before) === personOf(next) &&
  before.deciderIds.every((id) => next.deciderIds.includes(id));

/** Whom a step means, whoever stands in. */
const personOf = ({ approverId, forId }: ResolvedStep): string => forId ?? approverId;

/** A step whose deciders nobody's place in the company changes. @returns null when there are none */
export function fixedStep(who: StepWho, deciderIds: string[]): ResolvedStep | null {
  const [approverId] = deciderIds;
  return approverId === undefined ? null : { who, approverId, forId: null, deciderIds };
}

/** The one above a decider who takes too long. @returns null at the very top */
export function nextUp(deciderId: string, chain: Chain): string | null {
  const above = chain.people.get(deciderId)?.managerId ?? null;
  return climb(above, chain, [deciderId]);
}

/** The first condition of a step that a request does not meet; null: it is asked. */
export function unmetBy(
  { overDays, overMinutes, types }: ApprovalStep,
  { days, minutes = 0, type }: Pick<ApprovalQuestion, 'days' | 'minutes' | 'type'>,
): 'days' | 'minutes' | 'types' | null {
  if (overDays !== undefined && days <= overDays) return 'days';
  if (overMinutes !== undefined && minutes <= overMinutes) return 'minutes';
  return types && (type === null || !types.includes(type)) ? 'types' : null;
}

export function resolveStep(who: StepWho, chain: Chain): ResolvedStep | null {
  const personId = findPerson(who, chain);
  if (personId === null) return null;
  const approverId = delegateOf(personId, chain);
  const deciderIds = [...new Set([approverId, ...groupOf(who, chain)])];
  return { who, approverId, forId: approverId === personId ? null : personId, deciderIds };
}

function findPerson(who: StepWho, chain: Chain): string | null {
  const start = startOf(who, chain);
  return start === undefined ? firstHolder([who, 'admin'], chain) : climb(start, chain);
}

/** Whom a step means before anyone is passed over: null for a vacancy, undefined for a group. */
export function startOf(who: StepWho, chain: Chain): string | null | undefined {
  const managerId = managerOf(chain.requesterId, chain);
  if (who === 'manager') return managerId;
  if (who === 'managersManager') return managerId && managerOf(managerId, chain);
  return namedBy(who) ?? undefined;
}

/** Somebody and everyone above them, each once. */
export function wayUp(fromId: string | null, chain: Chain): string[] {
  const ids = new Set<string>();
  for (let id = fromId; id !== null && !ids.has(id); id = managerOf(id, chain)) ids.add(id);
  return [...ids];
}

/** The first who can decide on the way up; past the top someone of HR, then an admin. */
function climb(fromId: string | null, chain: Chain, except: readonly string[] = []): string | null {
  const way = wayUp(fromId, chain).filter((id) => !except.includes(id));
  return (
    way.find((id) => canDecide(id, chain)) ?? firstHolder(AT_THE_TOP, chain, new Set([...except, ...way]))
  );
}

function firstHolder(groups: readonly string[], chain: Chain, except = new Set<string>()): string | null {
  for (const group of groups) {
    const found = groupOf(group, chain).find((id) => !except.has(id));
    if (found !== undefined) return found;
  }
  return null;
}

/** Those of a group who can decide. */
export const groupOf = (group: string, chain: Chain): string[] =>
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
export const canDecide = (id: string, { people, requesterId }: Chain): boolean =>
  id !== requesterId && people.get(id)?.active === true;

const managerOf = (id: string, { people }: Chain): string | null => people.get(id)?.managerId ?? null;
