import { t } from '@atrium/sdk';
import { Note } from '../feedback/note.js';
import { JobProgress } from '../jobs/job-progress.js';
import type { ImportStepProps } from './import.types.js';

/** Shows a running import, which continues when the page is left. */
export function WorkStep({ import: { state }, jobId }: ImportStepProps & { jobId: string }) {
  return (
    <>
      <JobProgress id={jobId} />
      {state === 'running' && (
        <Note>{t('You can leave this page. The import continues, and you can come back to it here.')}</Note>
      )}
    </>
  );
}
