import { t } from '@atrium/sdk';
import { JobProgress, Note } from '@atrium/ui';
import type { StepProps } from './mapping-step.js';

/** The import at work. It goes on when the page is left. */
export function WorkStep({ import: { state }, jobId }: StepProps & { jobId: string }) {
  return (
    <>
      <JobProgress id={jobId} />
      {state === 'running' && (
        <Note>{t('You may leave this page: the import goes on, and you find it here again.')}</Note>
      )}
    </>
  );
}
