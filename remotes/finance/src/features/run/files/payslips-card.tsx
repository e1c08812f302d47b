import type { PayRun, PayslipArchive, SentPayslips } from '@atrium/contracts';
import { confirm, fileUrl, formatList, t, tellFailure, useJob } from '@atrium/sdk';
import { Button, Card, JobProgress, Loaded, Note, RelativeTime, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { sayMonth } from '../../../shared/pay.format.js';
import {
  useGetPayslipArchiveQuery,
  useMakePayslipArchiveMutation,
  useSendPayslipsMutation,
} from './run-files.api.js';

/** All payslips of a locked run: as one file, and told to the people whose they are. */
export function PayslipsCard({ run }: { run: PayRun }) {
  const [sent, setSent] = useState<SentPayslips | null>(null);
  const query = useGetPayslipArchiveQuery(run.id);
  return (
    <Loaded
      of={query}
      title={t('The payslips could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={2} label={t('Loading the payslips')} />}
    >
      {(archive) => (
        <Card title={t('Payslips')} actions={<SendButton run={run} onSent={setSent} />}>
          {sent && <Sent sent={sent} />}
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

function Sent({ sent: { people, without } }: { sent: SentPayslips }) {
  return (
    <Note live tone={without.length === 0 ? 'success' : 'warning'}>
      {t('{people, plural, one {# person was notified.} other {# people were notified.}}', { people })}
      {without.length > 0 && (
        <div>{t('Without an account: {names}', { names: formatList(without.map(({ name }) => name)) })}</div>
      )}
    </Note>
  );
}

interface SendButtonProps {
  run: PayRun;
  onSent: (sent: SentPayslips) => void;
}

function SendButton({ run: { id, month }, onSent }: SendButtonProps) {
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
      .then(onSent)
      .catch((reason: unknown) => tellFailure(t('The payslips could not be sent'), reason));
  };
  return (
    <Button size="xs" variant="ghost" icon="mail" busy={isLoading} onClick={() => void ask()}>
      {t('Send payslips')}
    </Button>
  );
}
