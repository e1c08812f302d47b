import {
  APPROVER_LABELS,
  APPROVER_PERMISSION_LABELS,
  ROLE_LABELS,
  type ApprovalPlan,
  type PlanStep,
} from '@atrium/contracts';
import { formatList, t, translate } from '@atrium/sdk';

/** Who decides a step. */
export function approverName({ by, personId, role, permission }: PlanStep, { people }: ApprovalPlan): string {
  if (by === 'person') return people[personId ?? ''] ?? t('Someone who has left');
  if (by === 'role' && role) return translate(ROLE_LABELS[role]);
  return translate(
    by === 'permission' && permission ? APPROVER_PERMISSION_LABELS[permission] : APPROVER_LABELS[by],
  );
}

/** The requests for which a step is asked. */
export function conditionsOf({ overDays, overMinutes, types }: PlanStep, plan: ApprovalPlan): string {
  const labels = new Map(plan.types.map(({ value, label }) => [value, label]));
  const parts = [
    ...(overDays === null ? [] : [t('More than {count} days', { count: overDays })]),
    ...(overMinutes === null ? [] : [t('More than {count} minutes', { count: overMinutes })]),
    ...(types.length === 0
      ? []
      : [t('Only {types}', { types: formatList(types.map((type) => labels.get(type) ?? type)) })]),
  ];
  return parts.length > 0 ? parts.join(' · ') : t('For every request');
}
