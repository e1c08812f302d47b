import type { PayRun, PayslipArchive } from '@atrium/contracts';
import { confirm, fileUrl, formatList, t, tellFailure, toast, useJob } from '@atrium/sdk';
import { Button, Card, JobProgress, Loaded, Note, RelativeTime, SkeletonCards } from '@atrium/ui';
import { sayMonth } from '../../../shared/pay.format.js';
import {
  useGetPayslipArchiveQuery,
  useMakePayslipArchiveMutation,
  useSendPayslipsMutation,
} from './run-files.api.js';

/** All payslips of a locked run: as one file, and told to the people whose they are. */
export function PayslipsCard({ run }: { run: PayRun }) {
  const query = useGetPayslipArchiveQuery(run.id);
  return (
    <Loaded
      of={query}
      title={t('The payslips could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={2} label={t('Loading the payslips')} />}
    >
      {(archive) => (
        <Card title={t('Payslips')} actions={<SendButton run={run} />}>
          <Archive run={run} archive={archive} />
        </Card>
      )}
    </Loaded>
  );
}

function Archive({ run, archive: { jobId, fileId, doneAt } }: { run: PayRun; archive: PayslipArchive }) {
  if (jobId !== null && fileId === null) return <Making run={run} jobId={jobId} />;
  return (
    <>
      <p className="at-muted">
        {t('All payslips as PDF in one ZIP file. It is kept for a week and can be made again.')}
      </p>
      <div className="d-flex flex-wrap gap-2 align-items-center">
        {fileId !== null && (
          <a className="btn btn-sm btn-secondary" href={fileUrl(fileId, 'download')} download>
            {t('Download')}
          </a>
        )}
        <MakeButton run={run} label={fileId === null ? t('Make the file') : t('Make it again')} />
        {doneAt !== null && (
          <span className="at-13 at-muted">
            {t('Made')} <RelativeTime at={doneAt} />
          </span>
        )}
      </div>
    </>
  );
}

function Making({ run, jobId }: { run: PayRun; jobId: string }) {
  const { job } = useJob(jobId);
  const hasStopped = job?.state === 'failed' || job?.state === 'cancelled';
  if (!hasStopped) return <JobProgress id={jobId} />;
  return (
    <Note tone="warning" action={<MakeButton run={run} label={t('Continue')} />}>
      {t('The work stopped before its end. What is done stays.')}
    </Note>
  );
}

function MakeButton({ run, label }: { run: PayRun; label: string }) {
  const [make, { isLoading }] = useMakePayslipArchiveMutation();
  const start = () =>
    make(run.id)
      .unwrap()
      .catch((reason: unknown) => tellFailure(t('The file could not be made'), reason));
  return (
    <Button size="sm" busy={isLoading} onClick={() => void start()}>
      {label}
    </Button>
  );
}

function SendButton({ run: { id, month } }: { run: PayRun }) {
  const [send, { isLoading }] = useSendPayslipsMutation();
  const ask = async () => {
    const sure = await confirm({
      title: t('Send the payslips of {month}?', { month: sayMonth(month) }),
      text: t('Each person gets a message with a link to their payslip. No amount stands in it.'),
      confirmText: t('Send'),
    });
    if (!sure) return;
    await send(id)
      .unwrap()
      .then(({ people, without }) => {
        const text = t('{people, plural, one {# person was notified.} other {# people were notified.}}', {
          people,
        });
        if (without.length === 0) return toast.success(text);
        const names = formatList(without.map(({ name }) => name));
        return toast(text, { text: t('Without an account: {names}', { names }) });
      })
      .catch((reason: unknown) => tellFailure(t('The payslips could not be sent'), reason));
  };
  return (
    <Button size="xs" variant="ghost" icon="mail" busy={isLoading} onClick={() => void ask()}>
      {t('Send payslips')}
    </Button>
  );
}
