import { translate, useJob } from '@atrium/sdk';
import { Note } from '../feedback/note.js';
import type { ReactNode } from 'react';

/** Says that the work ended early, and why; a job that a person stopped has no reason. */
export function StoppedNote({ jobId, children }: { jobId: string | null; children: ReactNode }) {
  return (
    <Note tone="warning" live>
      {children}
      {jobId && <Reason jobId={jobId} />}
    </Note>
  );
}

function Reason({ jobId }: { jobId: string }) {
  const { job } = useJob(jobId);
  return job?.state === 'failed' && job.error ? ` ${translate(job.error)}` : null;
}
