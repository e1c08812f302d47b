import type { CalendarImport } from '@atrium/contracts';
import { t, translate, useCompanyPath, useJob } from '@atrium/sdk';
import { JobProgress, Loaded, Note, Page, SkeletonCards, Steps, useSearchParams } from '@atrium/ui';
import { useGetCalendarImportQuery } from './import.api.js';
import { NEW_IMPORT } from './import-place.rules.js';
import { ImportReport } from './import-report.js';
import { ImportUpload } from './import-upload.js';

const steps = () => [t('Choose file'), t('Check'), t('Import')];
const PLACES: Partial<Record<CalendarImport['state'], number>> = { reading: 1, ready: 1 };

/** Imports an .ics file. The import's id is in the address, so that a reload returns to it. */
export default function ImportPage({ id }: { id: string }) {
  const [, setParams] = useSearchParams();
  const toPath = useCompanyPath();
  const open = (next: string) => setParams({ import: next });
  return (
    <Page
      title={t('Import a calendar')}
      breadcrumb={[{ label: t('Calendar'), to: toPath('calendar') }]}
      fill="sheet"
    >
      {id === NEW_IMPORT ? (
        <>
          <Steps label={t('Import')} steps={steps()} at={0} />
          <ImportUpload onOpen={open} />
        </>
      ) : (
        <OpenImport key={id} id={id} onLeave={() => open(NEW_IMPORT)} />
      )}
    </Page>
  );
}

function OpenImport({ id, onLeave }: { id: string; onLeave: () => void }) {
  const query = useGetCalendarImportQuery(id);
  return (
    <Loaded
      of={query}
      title={t('The import could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={4} label={t('Loading the import')} />}
    >
      {(data) => {
        const { state, jobId } = data;
        const atWork = state === 'reading' || state === 'running' || state === 'undoing';
        return (
          <>
            <Steps label={t('Import')} steps={steps()} at={PLACES[state] ?? 2} />
            {atWork && jobId !== null && (
              <>
                <JobProgress id={jobId} />
                <Note>
                  {t('You can leave this page. The import continues, and you can come back to it here.')}
                </Note>
              </>
            )}
            {state === 'stopped' && jobId !== null && <Stopped jobId={jobId} />}
            {!atWork && <ImportReport given={data} onLeave={onLeave} />}
          </>
        );
      }}
    </Loaded>
  );
}

function Stopped({ jobId }: { jobId: string }) {
  const { job } = useJob(jobId);
  const reason = job?.state === 'failed' && job.error ? ` ${translate(job.error)}` : '';
  return (
    <Note tone="warning" live>
      {t('The import was stopped. What is done stays.')}
      {reason}
    </Note>
  );
}
