import type { BulkReport } from '@atrium/contracts';
import { Button, Dialog, StatusBadge } from '@atrium/ui';

/** What became of each: the refused ones first, with the reason. */
export default function BulkReportDialog({ report, onClose }: { report: BulkReport; onClose: () => void }) {
  const refused = report.rows.filter(({ refusal }) => refusal !== null);
  const done = report.rows.filter(({ refusal }) => refusal === null);
  const summary = `${String(done.length)} done, ${String(refused.length)} refused`;
  return (
    <Dialog
      title={summary}
      subtitle={report.more ? 'More match than one step changes: do it again for the others.' : undefined}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className="at-arrange" aria-label="What became of each">
        {[...refused, ...done].map(({ id, name, refusal }) => (
          <li key={id}>
            <span>
              <bdi>{name ?? 'Somebody who is not there any more'}</bdi>
              {refusal && <div className="at-12 at-muted">{refusal}</div>}
            </span>
            <StatusBadge tone={refusal ? 'danger' : 'success'}>{refusal ? 'Refused' : 'Done'}</StatusBadge>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
