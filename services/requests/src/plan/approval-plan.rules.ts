import {
  APPROVER_LABELS,
  APPROVER_PERMISSION_LABELS,
  APPROVER_PERMISSIONS,
  ROLE_LABELS,
  type ApproverRole,
  type PlanStep,
} from '@atrium/contracts';
import { joined, words, type Said } from '@atrium/reach';
import { personStep, type ApprovalStep, type StepWho } from '../decision/approval-chain.rules.js';

/** HR and admins are groups that every chain knows: of HR, those who may approve leave. */
const groupOfRole = (role: ApproverRole): StepWho => (role === 'teamLeader' ? 'role:teamLeader' : role);

function whoOf({ by, personId, role, permission }: PlanStep): StepWho {
  if (by === 'person') return personStep(personId ?? '');
  if (by === 'role') return groupOfRole(role ?? 'hr');
  return by === 'permission' ? `permission:${permission ?? ''}` : by;
}

export const toApprovalStep = (step: PlanStep): ApprovalStep => ({
  who: whoOf(step),
  ...(step.overDays !== null && { overDays: step.overDays }),
  ...(step.overMinutes !== null && { overMinutes: step.overMinutes }),
  ...(step.types.length > 0 && { types: step.types }),
});

/** A step of the kind itself, as the company would set it. */
export function toPlanStep({ who, overDays, overMinutes, types = [] }: ApprovalStep): PlanStep {
  const step = {
    personId: null,
    role: null,
    permission: null,
    overDays: overDays ?? null,
    overMinutes: overMinutes ?? null,
    types: [...types],
  };
  if (who === 'manager') return { ...step, by: 'manager' };
  if (who === 'managersManager') return { ...step, by: 'managersManager' };
  const permission = APPROVER_PERMISSIONS.find((each) => who === `permission:${each}`);
  if (permission) return { ...step, by: 'permission', permission };
  return { ...step, by: 'role', role: who === 'admin' ? 'admin' : 'hr' };
}

/** The first step that asks again whom an earlier one may have asked about the same request, by its place. */
export function findRepeated(steps: readonly PlanStep[]): number | null {
  const found = steps.findIndex((step, place) =>
    steps.slice(0, place).some((before) => whoOf(before) === whoOf(step) && mayMeet(before, step)),
  );
  return found === -1 ? null : found;
}

/** Whether one request can meet the conditions of both: any number is over both limits, so only types keep them apart. */
const mayMeet = ({ types: one }: PlanStep, { types: other }: PlanStep): boolean =>
  one.length === 0 || other.length === 0 || one.some((type) => other.includes(type));

/** Names that steps refer to by id or key. */
export interface StepNames {
  people: ReadonlyMap<string, string>;
  types: ReadonlyMap<string, Said>;
}

/** A step in words, for the audit trail. */
export function sayStep(step: PlanStep, names: StepNames): Said {
  const { overDays, overMinutes } = step;
  const over = [
    ...(overDays === null ? [] : [words('More than {count} days', { count: overDays })]),
    ...(overMinutes === null ? [] : [words('More than {count} minutes', { count: overMinutes })]),
  ];
  const types = step.types.map((type) => names.types.get(type) ?? type);
  return joined(' · ', [sayWho(step, names), ...over, ...(types.length > 0 ? [joined(', ', types)] : [])]);
}

function sayWho({ by, personId, role, permission }: PlanStep, { people }: StepNames): Said {
  if (by === 'person') return people.get(personId ?? '') ?? '–';
  if (by === 'role' && role) return label(ROLE_LABELS[role]);
  if (by === 'permission' && permission) return label(APPROVER_PERMISSION_LABELS[permission]);
  return label(APPROVER_LABELS[by]);
}

/** Words of the contract, which translates them. */
const label = (id: string): Said => ({ id, values: {} });
