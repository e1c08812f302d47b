import { t } from '@atrium/sdk';
import { PhotoAvatar } from '../avatar/photo-avatar.js';
import { Badge } from '../badge/badge.js';
import { StatusBadge } from '../badge/status-badge.js';
import { RelativeTime } from '../feedback/relative-time.js';
import { sayState, type ShownState } from './approval.format.js';
import type { ApprovalStep } from './approval.types.js';

export interface ApprovalStepRowProps {
  step: ApprovalStep;
  state: ShownState;
}

/** One step of the full block: who, why they, what they decided and when, and their words. */
export function ApprovalStepRow({ step, state }: ApprovalStepRowProps) {
  const { name, photo, role, at, decidedBy, reason } = step;
  return (
    <li aria-current={state === 'waiting' ? 'step' : undefined} className={`is-${state}`}>
      <PhotoAvatar name={name} photo={photo} />
      <div className="at-grow">
        <div className="at-approval-line">
          <span className="at-approval-who" dir="auto">
            {name}
          </span>
          {role && <span className="at-muted">{role}</span>}
          <span className="at-approval-end">
            <State state={state} />
            {at && <RelativeTime at={at} />}
          </span>
        </div>
        {decidedBy && <div className="at-12 at-muted">{t('Decided by {name}', { name: decidedBy })}</div>}
        {reason && (
          <blockquote className="at-approval-reason" dir="auto">
            {reason}
          </blockquote>
        )}
      </div>
    </li>
  );
}

function State({ state }: { state: ShownState }) {
  const words = sayState(state);
  if (state === 'waiting') return <StatusBadge tone="warning">{words}</StatusBadge>;
  if (state === 'declined') return <Badge tone="danger">{words}</Badge>;
  return <span className={state === 'approved' ? undefined : 'at-muted'}>{words}</span>;
}
