import type { RecordDescription } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { useSearchParams } from 'react-router-dom';
import '../../theme/import.scss';
import { Page } from '../page/page.js';
import { Steps } from '../page/steps.js';
import { ErrorState } from '../states/error-state.js';
import { SkeletonCards } from '../states/skeleton-cards.js';
import { CheckStep } from './check-step.js';
import { stepOf } from './import-words.js';
import { useGetImportQuery } from './import.api.js';
import type { ImportPlace } from './import.types.js';
import { MappingStep } from './mapping-step.js';
import { ResultStep } from './result-step.js';
import { UploadStep } from './upload-step.js';
import { WorkStep } from './work-step.js';

export interface ImportWizardProps {
  /** What the rows of the file become. */
  record: Pick<RecordDescription, 'many' | 'list'>;
  /** Address of the record's list. */
  back: string;
}

/** In place of an import's id: a file is still to be chosen. */
export const NEW_IMPORT = 'new';

const steps = () => [t('Choose the file'), t('Name the columns'), t('Check the rows'), t('Import')];

/** Records from a file. The import stands in the address as `import`, so that a reload comes back to it. */
export function ImportWizard({ record, back }: ImportWizardProps) {
  const [params, setParams] = useSearchParams();
  const id = params.get('import') ?? NEW_IMPORT;
  const open = (next: string) => setParams((before) => ({ ...Object.fromEntries(before), import: next }));
  const place: ImportPlace = { importer: record.list.key, back, onLeave: () => open(NEW_IMPORT) };
  const records = translate(record.many);
  return (
    <Page
      title={t('Import {records}', { records: records.toLowerCase() })}
      breadcrumb={[{ label: records, to: back }]}
      fill="sheet"
    >
      {id === NEW_IMPORT ? (
        <>
          <Steps label={t('Import')} steps={steps()} at={0} />
          <UploadStep {...place} onOpen={open} />
        </>
      ) : (
        <OpenImport key={id} id={id} {...place} />
      )}
    </Page>
  );
}

function OpenImport({ id, ...place }: ImportPlace & { id: string }) {
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
  const step = { ...place, import: data };
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
