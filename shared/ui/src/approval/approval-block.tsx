import '../../theme/approval.scss';
import { StatusBadge } from '../badge/status-badge.js';
import { classNames } from '../class-names.js';
import { ApprovalFaces } from './approval-faces.js';
import { sayStanding, shownState, toneOf } from './approval.format.js';
import { standingOf } from './approval.rules.js';
import { ApprovalStepRow } from './approval-step-row.js';
import type { ApprovalBlockProps } from './approval.types.js';
import { DecisionForm } from './decision-form.js';

/**
 * Who decides a request step by step, where it stands, and the buttons of the person whose turn it is. It shows what
 * it is given; the page saves decisions and hands in the steps that follow from them.
 */
export function ApprovalBlock({ label, steps, decide, compact }: ApprovalBlockProps) {
  const standing = standingOf(steps);
  const head = (
    <span role="status">
      <StatusBadge tone={toneOf(standing.state)}>{sayStanding(steps, standing)}</StatusBadge>
    </span>
  );
  return (
    <section className={classNames('at-approval', compact && 'is-compact')} aria-label={label}>
      {compact ? (
        <div className="at-approval-line">
          <ApprovalFaces label={label} steps={steps} standing={standing} />
          {head}
        </div>
      ) : (
        <>
          {head}
          <ol className="at-approval-steps" aria-label={label}>
            {steps.map((step, place) => (
              <ApprovalStepRow key={step.id} step={step} state={shownState(step, place, standing)} />
            ))}
          </ol>
        </>
      )}
      {decide && standing.state === 'waiting' && (
        <DecisionForm label={label} decide={decide} compact={compact} />
      )}
    </section>
  );
}
