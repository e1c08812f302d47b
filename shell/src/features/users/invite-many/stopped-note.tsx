import type { Import } from '@atrium/contracts';
import { t, translate, useJob } from '@atrium/sdk';
import { Note } from '@atrium/ui';

/** That the work on a list ended early, and why: a job that a person stopped has no reason to tell. */
export function StoppedNote({ list: { state, jobId } }: { list: Import }) {
  if (state !== 'stopped') return null;
  return (
    <Note tone="warning" live>
      {t('This was stopped before its end. What is done stays.')}
      {jobId && <Reason jobId={jobId} />}
    </Note>
  );
}

function Reason({ jobId }: { jobId: string }) {
  const { job } = useJob(jobId);
  return job?.error ? <> {translate(job.error)}</> : null;
}
