import { PAY_BLOCK_LABELS, PAY_WARNING_LABELS, type PaySlipDetail } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Note } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { ClawbackNote } from './clawback-note.js';
import { usePayrollPaths } from '../../../shared/use-payroll-paths.js';

/** Why it is held or cannot be paid, and what somebody should know. */
export function SlipNotes({ slip }: { slip: PaySlipDetail }) {
  const { blocks, warnings, holdReason, correctionId, reversed } = slip;
  const { run } = usePayrollPaths();
  return (
    <>
      {correctionId !== null && (
        <Note tone="info">
          {reversed
            ? t('A corrected payslip has taken the place of this one.')
            : t('This payslip is being corrected.')}{' '}
          <Link to={run(correctionId)}>{t('Open the correction')}</Link>
        </Note>
      )}
      {holdReason !== null && <Note tone="warning">{t('Held: {reason}', { reason: holdReason })}</Note>}
      {blocks.map(({ code, of }) => (
        <Note key={`${code} ${of ?? ''}`} tone="danger">
          {translate(PAY_BLOCK_LABELS[code])}
          {of !== null && (
            <>
              {' '}
              <bdi dir="ltr">({of})</bdi>
            </>
          )}
        </Note>
      ))}
      <ClawbackNote slip={slip} />
      {warnings.length > 0 && (
        <Note tone="warning">
          {warnings.map((warning) => (
            <div key={warning}>{translate(PAY_WARNING_LABELS[warning])}</div>
          ))}
        </Note>
      )}
    </>
  );
}
