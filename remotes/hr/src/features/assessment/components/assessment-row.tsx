import { ASSESSMENT_RESULT_STATE_LABELS, type AssessmentInvitation } from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import { ListRow, StatusBadge } from '@atrium/ui';
import { RESULT_TONES, sayPercent } from '../../../shared/assessment.format.js';
import { Passed } from '../../../shared/passed.js';

interface AssessmentRowProps {
  /** As far as the reader is shown it. */
  result: Pick<AssessmentInvitation, 'assessment' | 'state' | 'percent' | 'passed'>;
  text: string | null;
  to: string;
}

/** An assessment in one line, with what came of it, or how far it is. */
export function AssessmentRow({
  result: { assessment, state, percent, passed },
  text,
  to,
}: AssessmentRowProps) {
  return (
    <ListRow
      title={assessment.name}
      text={text}
      end={
        <>
          {passed === null ? (
            <StatusBadge tone={RESULT_TONES[state]}>
              {translate(ASSESSMENT_RESULT_STATE_LABELS[state])}
            </StatusBadge>
          ) : (
            <Passed passed={passed} />
          )}
          {percent !== null && <bdi className="fw-semibold">{sayPercent(percent)}</bdi>}
        </>
      }
      to={to}
      wrap
    />
  );
}
