import { mergedSameSchema, type MergeKind } from '@atrium/contracts';
import { formatList, t, translate, useJob, useStep } from '@atrium/sdk';
import { Button, Card, JobProgress, ListRow, Note } from '@atrium/ui';
import { MergeHistory } from './merge-history.js';
import { useMergeSameMutation } from './merge.api.js';

interface MergeAllProps {
  kind: MergeKind;
  onStarted: (jobId: string) => void;
}

/** Starts the merging of all that are the same. */
export function MergeAllButton({ kind, onStarted }: MergeAllProps) {
  const [start] = useMergeSameMutation();
  const { take, busy } = useStep();
  return (
    <Button
      size="sm"
      variant="primary"
      busy={busy}
      onClick={() =>
        void take({
          ask: {
            title: t('Merge all that are the same?'),
            text: t(
              'Of each group the oldest stays, and its empty fields are filled from the others. Groups about which you must say something first are left. Each merge can be undone for 30 days.',
            ),
            confirmText: t('Merge all'),
          },
          work: async () => onStarted((await start(kind).unwrap()).jobId),
        })
      }
    >
      {t('Merge all that are the same')}
    </Button>
  );
}

/** How far it is, and then a line for each merge. */
export function MergeRun({ kind, jobId, onClose }: { kind: MergeKind; jobId: string; onClose: () => void }) {
  const { job } = useJob(jobId);
  if (job?.state === 'failed' || job?.state === 'cancelled')
    return (
      <>
        <Note tone="danger">{t('It was stopped. What is merged stays merged.')}</Note>
        <MergeHistory kind={kind} job={jobId} />
      </>
    );
  const result = mergedSameSchema.safeParse(job?.result);
  if (job?.state !== 'done' || !result.success) return <JobProgress id={jobId} />;
  const { merged, left } = result.data;
  return (
    <>
      <Note
        tone="success"
        action={
          <Button size="sm" onClick={onClose}>
            {t('Close')}
          </Button>
        }
      >
        {t(
          '{count, plural, =0 {Nothing was merged.} one {# group was merged.} other {# groups were merged.}}',
          { count: merged },
        )}
      </Note>
      {left.length > 0 && (
        <Card title={t('Left as they are')} fill="rows">
          {left.map(({ names, why }) => (
            <ListRow key={names.join()} wrap title={formatList(names)} text={translate(why)} />
          ))}
        </Card>
      )}
      {merged > 0 && <MergeHistory kind={kind} job={jobId} />}
    </>
  );
}
