import type { Import } from '@atrium/contracts';
import { confirm, useCompanyPath } from '@atrium/sdk';
import { Button, ButtonLink, Metrics, Note } from '@atrium/ui';
import { useRunImportMutation, useUndoImportMutation } from '../import.api.js';
import { number, people, rows } from '../import.format.js';
import { useImportStep } from '../use-import-step.js';
import styles from './import.module.scss';
import type { StepProps } from './mapping-step.js';
import { RefusedFile, RefusedRows } from './refused-rows.js';
import { StoppedNote } from './stopped-note.js';

/** What became of the rows, and the way back. */
export function ResultStep({ import: given, onLeave }: StepProps) {
  const { counts, notFollowed } = given;
  const refused = counts.faulty + counts.rejected + counts.kept + notFollowed;
  return (
    <>
      <Summary import={given} />
      <Metrics
        label="Rows of the file"
        items={[
          { label: 'Imported', value: number(counts.created), tone: 'success' },
          { label: 'Refused', value: number(counts.rejected + counts.faulty), tone: 'danger' },
          ...(counts.ready ? [{ label: 'Not yet', value: number(counts.ready) }] : []),
          ...(counts.undone ? [{ label: 'Removed again', value: number(counts.undone) }] : []),
          ...(counts.kept ? [{ label: 'Left as they are', value: number(counts.kept) }] : []),
        ]}
      />
      <Actions import={given} onLeave={onLeave} refused={refused} />
      {counts.kept > 0 && (
        <RefusedRows import={given} state="kept" title={`${people(counts.kept)} could not be removed`} />
      )}
      {notFollowed > 0 && <RefusedRows import={given} state="created" title="Imported, but not invited" />}
      {counts.rejected > 0 && (
        <RefusedRows import={given} state="rejected" title={`${rows(counts.rejected)} refused`} />
      )}
      {counts.faulty > 0 && (
        <RefusedRows import={given} state="faulty" title={`${rows(counts.faulty)} with errors`} />
      )}
    </>
  );
}

function Summary({ import: { state, counts, jobId } }: Pick<StepProps, 'import'>) {
  if (state === 'undone')
    return (
      <Note tone="success" live>
        The import is undone: {people(counts.undone)} removed.
      </Note>
    );
  if (state === 'stopped')
    return (
      <StoppedNote jobId={jobId}>
        The import was stopped. Imported, and kept: {people(counts.created)}. Not imported:{' '}
        {rows(counts.ready)}.
      </StoppedNote>
    );
  return (
    <Note tone="success" live>
      {people(counts.created)} imported.
    </Note>
  );
}

function useResultSteps({ id, version, counts, follow }: Import) {
  const [runImport] = useRunImportMutation();
  const [undoImport] = useUndoImportMutation();
  const { busy, failure, take } = useImportStep();
  const undo = async () => {
    const sure = await confirm({
      title: 'Undo this import?',
      text: `Removes ${people(counts.created)} again. Whom somebody has changed since, or invited, stays.`,
      confirmText: 'Undo',
      tone: 'danger',
    });
    if (sure) await take(() => undoImport({ id, version }).unwrap());
  };
  return { busy, failure, undo, goOn: () => void take(() => runImport({ id, version, follow }).unwrap()) };
}

function Actions({ import: given, onLeave, refused }: StepProps & { refused: number }) {
  const { id, allowedTransitions } = given;
  const path = useCompanyPath();
  const { busy, failure, goOn, undo } = useResultSteps(given);
  return (
    <>
      {failure && (
        <Note tone="danger" live>
          {failure.message}
        </Note>
      )}
      <div className={styles['row']}>
        {allowedTransitions.includes('run') && (
          <Button variant="primary" busy={busy} onClick={goOn}>
            Go on with the others
          </Button>
        )}
        <ButtonLink to={path('employee/Management')}>To the employees</ButtonLink>
        <Button onClick={onLeave}>Another file</Button>
        {refused > 0 && <RefusedFile id={id} />}
        {allowedTransitions.includes('undo') && (
          <Button variant="ghost" busy={busy} onClick={() => void undo()}>
            Undo the import
          </Button>
        )}
      </div>
    </>
  );
}
