import type { RequestStep } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { ApprovalBlock } from './lazy-approval-block.js';

/** Who decides a request step by step; with a stand-in both names. */
export function RequestSteps({ id, steps }: { id: string; steps: readonly RequestStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ApprovalBlock
      label={t('Decisions')}
      steps={steps.map(({ approver, standsInFor, state, decidedBy, decidedAt, reason }, place) => ({
        id: `${id} ${String(place)}`,
        name: standsInFor ? t('{name} for {other}', { name: approver, other: standsInFor }) : approver,
        state: state === 'pending' ? 'waiting' : state === 'ended' ? 'skipped' : state,
        ...(decidedAt && { at: decidedAt }),
        ...(decidedBy && decidedBy !== approver && { decidedBy }),
        ...(reason && { reason }),
      }))}
    />
  );
}
