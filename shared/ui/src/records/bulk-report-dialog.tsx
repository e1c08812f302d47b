import type { BulkReport } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { StatusBadge } from '../badge/status-badge.js';
import { Button } from '../button/button.js';
import { Dialog } from '../overlay/dialog.js';

/** The result for each record, refused ones first with their reason. */
export default function BulkReportDialog({ report, onClose }: { report: BulkReport; onClose: () => void }) {
  const refused = report.rows.filter(({ refusal }) => refusal !== null);
  const done = report.rows.filter(({ refusal }) => refusal === null);
  const summary = t('{done, number} done, {refused, number} rejected', {
    done: done.length,
    refused: refused.length,
  });
  return (
    <Dialog
      title={summary}
      subtitle={
        report.more ? t('More people match than one step can change. Repeat it for the rest.') : undefined
      }
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <ul className="at-arrange" aria-label={t('Result for each person')}>
        {[...refused, ...done].map(({ id, name, refusal }) => (
          <li key={id}>
            <span>
              <bdi>{name ?? t('No longer there')}</bdi>
              {refusal && <div className="at-12 at-muted">{translate(refusal)}</div>}
            </span>
            <StatusBadge tone={refusal ? 'danger' : 'success'}>
              {refusal ? t('Rejected') : t('Done')}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
