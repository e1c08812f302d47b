import type { RecordDescription } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { useState } from 'react';
import '../../theme/import.scss';
import { Note } from '../feedback/note.js';
import { Page } from '../page/page.js';
import { Steps } from '../page/steps.js';
import { Loaded } from '../states/loaded.js';
import { SkeletonCards } from '../states/skeleton-cards.js';
import { CheckStep } from './check-step.js';
import { stepOf } from './import-words.js';
import { useGetImportQuery } from './import.api.js';
import type { ImportPlace, ImportStepProps } from './import.types.js';
import { MappingStep } from './mapping-step.js';
import type { PasteRules } from './pasted-rows.js';
import { ResultStep } from './result-step.js';
import { UploadStep } from './upload-step.js';
import { WorkStep } from './work-step.js';
import { useSearchParams } from '../address/use-search-params.js';

export interface ImportWizardProps {
  /** The record that the rows become. */
  record: Pick<RecordDescription, 'many' | 'list'>;
  /** Path of the record's list. */
  back: string;
  /** What people should know first, such as that each row sends a mail. */
  note?: string;
  /** What an undo does, where it does not remove the rows. */
  undoNote?: string;
  /** The most rows of a file, where they are fewer than usual. */
  mostRows?: number;
  /** Offers to paste rows instead of a file. */
  paste?: PasteRules;
}

/** The value of `import` while a file is still to be chosen. */
export const NEW_IMPORT = 'new';

const steps = () => [t('Choose file'), t('Match columns'), t('Check rows'), t('Import')];

/** Imports records from a file. The import's id is in the URL as `import`, so that a reload returns to it. */
export function ImportWizard({ record, back, note, undoNote, mostRows, paste }: ImportWizardProps) {
  const [params, setParams] = useSearchParams();
  const id = params.get('import') ?? NEW_IMPORT;
  // Kept while the rows are checked, so that the person can return and correct them.
  const [text, setText] = useState('');
  const open = (next: string) => setParams((before) => ({ ...Object.fromEntries(before), import: next }));
  const place: ImportPlace = { importer: record.list.key, back, onLeave: () => open(NEW_IMPORT), undoNote };
  const records = translate(record.many);
  return (
    <Page
      title={t('Import {records}', { records: records.toLowerCase() })}
      breadcrumb={[{ label: records, to: back }]}
      fill="sheet"
    >
      {note !== undefined && <Note>{note}</Note>}
      {id === NEW_IMPORT ? (
        <>
          <Steps label={t('Import')} steps={steps()} at={0} />
          <UploadStep
            {...place}
            mostRows={mostRows}
            pasting={paste && { ...paste, text, onText: setText }}
            onOpen={open}
          />
        </>
      ) : (
        <OpenImport key={id} id={id} {...place} />
      )}
    </Page>
  );
}

function OpenImport({ id, ...place }: ImportPlace & { id: string }) {
  const query = useGetImportQuery(id);
  return (
    <Loaded of={query} title={t('The import could not be loaded')} skeleton={<SkeletonCards cards={1} />}>
      {(data) => <ImportSteps {...place} import={data} />}
    </Loaded>
  );
}

function ImportSteps(step: ImportStepProps) {
  const { import: data } = step;
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
