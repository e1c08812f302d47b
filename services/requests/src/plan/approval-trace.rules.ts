import {
  canDecide,
  groupOf,
  isAskedBefore,
  resolveStep,
  startOf,
  unmetBy,
  wayUp,
  type ApprovalPeople,
  type ApprovalQuestion,
  type ApprovalStep,
  type ResolvedStep,
  type StepWho,
} from '../decision/approval-chain.rules.js';

/** Why a step comes to whom it comes. */
export type TraceReason =
  | { why: 'unmet'; condition: 'days' | 'minutes' | 'types' }
  | { why: 'vacant' | 'top' | 'again' | 'noHolder' | 'noOne' }
  | { why: 'own' | 'unable' | 'circle'; personId: string }
  | { why: 'standsIn'; personId: string; forId: string };

export interface TracedStep {
  step: ApprovalStep;
  /** Null: left out, or no one can decide it. */
  resolved: ResolvedStep | null;
  reasons: TraceReason[];
}

/** Each step of a plan with the one who decides it and why; it stops where no one can. */
export function traceChain(question: ApprovalQuestion): TracedStep[] {
  const traced: TracedStep[] = [];
  let before: ResolvedStep | undefined;
  for (const step of question.steps) {
    const condition = unmetBy(step, question);
    if (condition) {
      traced.push({ step, resolved: null, reasons: [{ why: 'unmet', condition }] });
      continue;
    }
    const resolved = resolveStep(step.who, question);
    const reasons = reasonsOf(step.who, question, resolved);
    const isAgain = resolved !== null && isAskedBefore(resolved, before);
    if (isAgain) reasons.push({ why: 'again' });
    traced.push({ step, resolved: isAgain ? null : resolved, reasons });
    if (!resolved) break;
    if (!isAgain) before = resolved;
  }
  return traced;
}

function reasonsOf(who: StepWho, chain: ApprovalPeople, resolved: ResolvedStep | null): TraceReason[] {
  const start = startOf(who, chain);
  const way = wayUp(start ?? null, chain);
  const able = way.findIndex((id) => canDecide(id, chain));
  const passed = able === -1 ? way : way.slice(0, able);
  const top = start !== undefined && able === -1;
  return [
    ...(start === null ? [{ why: 'vacant' } as const] : []),
    ...passed.map(
      (personId) => ({ why: personId === chain.requesterId ? 'own' : 'unable', personId }) as const,
    ),
    ...(resolved === null ? [{ why: 'noOne' } as const] : top ? [{ why: 'top' } as const] : []),
    ...(start === undefined && resolved && groupOf(who, chain).length === 0
      ? [{ why: 'noHolder' } as const]
      : []),
    ...(resolved ? standInOf(resolved, chain) : []),
  ];
}

function standInOf({ approverId, forId }: ResolvedStep, chain: ApprovalPeople): TraceReason[] {
  if (forId === null) return [];
  const further = chain.people.get(approverId)?.delegation;
  const isCircle = further && chain.today >= further.from && chain.today <= further.to;
  return [
    { why: 'standsIn', personId: approverId, forId },
    ...(isCircle ? [{ why: 'circle', personId: approverId } as const] : []),
  ];
}
