import { t, useCompanyPath } from '@atrium/sdk';
import { ErrorState, Page, SkeletonCards, Steps } from '@atrium/ui';
import { useSearchParams } from 'react-router-dom';
import { CheckStep } from './components/check-step.js';
import { MappingStep } from './components/mapping-step.js';
import { ResultStep } from './components/result-step.js';
import { UploadStep } from './components/upload-step.js';
import { WorkStep } from './components/work-step.js';
import { useGetImportQuery } from './import.api.js';
import { stepOf } from './import.format.js';

const steps = () => [t('Choose the file'), t('Name the columns'), t('Check the rows'), t('Import')];

/** Employees from a file. The import stands in the address, so that a reload comes back to it. */
export default function ImportPage() {
  const [params, setParams] = useSearchParams();
  const path = useCompanyPath();
  const id = params.get('import');
  const open = (next: string | null) => setParams(next ? { import: next } : {});
  return (
    <Page
      title={t('Import employees')}
      breadcrumb={[{ label: t('Employees'), to: path('employee/Management') }]}
      fill="sheet"
    >
      {id ? <OpenImport key={id} id={id} onLeave={() => open(null)} /> : <FirstStep onOpen={open} />}
    </Page>
  );
}

function FirstStep({ onOpen }: { onOpen: (id: string) => void }) {
  return (
    <>
      <Steps label={t('Import')} steps={steps()} at={0} />
      <UploadStep onOpen={onOpen} />
    </>
  );
}

function OpenImport({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { data, error, refetch, isFetching } = useGetImportQuery(id);
  // A lost connection takes away nothing that is chosen below.
  if (error && !data)
    return (
      <ErrorState
        title={t('The import could not be loaded')}
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  if (!data) return <SkeletonCards cards={1} />;
  const step = { import: data, onLeave };
  const { state, jobId } = data;
  const atWork = state === 'checking' || state === 'running' || state === 'undoing';
  return (
    <>
      <Steps label={t('Import')} steps={steps()} at={stepOf(data)} />
      {atWork && jobId && <WorkStep {...step} jobId={jobId} />}
      {(state === 'mapping' || stepOf(data) === 1) && <MappingStep {...step} />}
      {state === 'checked' && <CheckStep {...step} />}
      {!atWork && stepOf(data) === 3 && <ResultStep {...step} />}
    </>
  );
}
