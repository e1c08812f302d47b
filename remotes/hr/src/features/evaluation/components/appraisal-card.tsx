import {
  APPRAISAL,
  APPRAISAL_STATE_LABELS,
  type Appraisal,
  type AppraisalState,
  type EvaluationComparison,
} from '@atrium/contracts';
import { formatNumber, lazyDialog, t, translate, useMayOpen, useStep } from '@atrium/sdk';
import { Button, Card, ListRow, StatusBadge, type Tone } from '@atrium/ui';
import { useState } from 'react';
import { appraisalApi } from '../appraisal.api.js';
import { sayMonth } from '../appraisal.format.js';

const AppraisalDialog = lazyDialog(() => import('./appraisal.dialog.js'));

const TONES: Record<AppraisalState, Tone> = {
  pending: 'warning',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
};
const MOST = 10;

const useAppraisals = (subjectId: string) =>
  appraisalApi.useList({ employee: subjectId, sort: '-createdAt', limit: MOST });

/** Asks for a rise after a published result; one at a time. */
export function RequestAppraisal({ comparison: { result } }: { comparison: EvaluationComparison }) {
  const [open, setOpen] = useState(false);
  const { data } = useAppraisals(result.subject.id);
  const may = useMayOpen()({ session: 'staff', permission: APPRAISAL.check('create') });
  const isOpen = data?.items.some(({ state }) => state === 'pending') ?? true;
  if (!may || result.isOwn || result.publishedAt === null || isOpen) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('Request appraisal')}
      </Button>
      {open && <AppraisalDialog result={result} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What was asked for this person, and what came of it. */
export function AppraisalCard({ subjectId }: { subjectId: string }) {
  const { data } = useAppraisals(subjectId);
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={t('Appraisals')} fill="rows">
      {data.items.map((row) => (
        <ListRow
          key={row.id}
          title={t('{rise}% from {month}', { rise: formatNumber(row.rise), month: sayMonth(row.from) })}
          text={t('Asked by {name}', { name: row.askedBy.name })}
          end={
            <>
              <StatusBadge tone={TONES[row.state]}>
                {translate(APPRAISAL_STATE_LABELS[row.state])}
              </StatusBadge>
              {row.state === 'pending' && <Withdraw row={row} />}
            </>
          }
        />
      ))}
    </Card>
  );
}

function Withdraw({ row: { id, version } }: { row: Appraisal }) {
  const { take } = appraisalApi.useCalls();
  const step = useStep();
  const work = () => take({ id, version, step: 'withdraw' });
  return (
    <Button
      size="xs"
      variant="ghost"
      busy={step.busy}
      onClick={() => void step.take({ work, done: t('The appraisal is withdrawn') })}
    >
      {t('Withdraw')}
    </Button>
  );
}
