import type { Import } from '@atrium/contracts';
import { confirm, formatNumber, t, useCompanyPath } from '@atrium/sdk';
import { Button, ButtonLink, Metrics, Note } from '@atrium/ui';
import { useRunImportMutation, useUndoImportMutation } from '../import.api.js';
import { useImportStep } from '../use-import-step.js';
import { ImportRows, RefusedFile } from './import-rows.js';
import styles from './import.module.scss';
import type { StepProps } from './mapping-step.js';
import { StoppedNote } from './stopped-note.js';

/** What became of the rows, and the way back. */
export function ResultStep({ import: given, onLeave }: StepProps) {
  const { counts, notFollowed } = given;
  const refused = counts.faulty + counts.rejected + counts.kept + notFollowed;
  return (
    <>
      <Summary import={given} />
      <Metrics
        label={t('Rows of the file')}
        items={[
          { label: t('Imported'), value: formatNumber(counts.created), tone: 'success' },
          { label: t('Refused'), value: formatNumber(counts.rejected + counts.faulty), tone: 'danger' },
          ...(counts.ready ? [{ label: t('Not yet'), value: formatNumber(counts.ready) }] : []),
          ...(counts.undone ? [{ label: t('Removed again'), value: formatNumber(counts.undone) }] : []),
          ...(counts.kept ? [{ label: t('Left as they are'), value: formatNumber(counts.kept) }] : []),
        ]}
      />
      <Actions import={given} onLeave={onLeave} refused={refused} />
      <Refused import={given} />
    </>
  );
}

function Refused({ import: given }: Pick<StepProps, 'import'>) {
  const { counts, notFollowed } = given;
  return (
    <>
      {counts.kept > 0 && (
        <ImportRows
          import={given}
          state="kept"
          title={t(
            '{count, plural, one {# employee could not be removed} other {# employees could not be removed}}',
            { count: counts.kept },
          )}
        />
      )}
      {notFollowed > 0 && (
        <ImportRows import={given} state="created" title={t('Imported, but not invited')} />
      )}
      {counts.rejected > 0 && (
        <ImportRows
          import={given}
          state="rejected"
          title={t('{count, plural, one {# row refused} other {# rows refused}}', { count: counts.rejected })}
        />
      )}
      {counts.faulty > 0 && (
        <ImportRows
          import={given}
          state="faulty"
          title={t('{count, plural, one {# row with errors} other {# rows with errors}}', {
            count: counts.faulty,
          })}
        />
      )}
    </>
  );
}

function Summary({ import: { state, counts, jobId } }: Pick<StepProps, 'import'>) {
  if (state === 'undone')
    return (
      <Note tone="success" live>
        {t(
          '{count, plural, one {The import is undone: # employee removed.} other {The import is undone: # employees removed.}}',
          { count: counts.undone },
        )}
      </Note>
    );
  if (state === 'stopped')
    return (
      <StoppedNote jobId={jobId}>
        {t(
          'The import was stopped. Imported, and kept: {created, plural, one {# employee} other {# employees}}. Not imported: {ready, plural, one {# row} other {# rows}}.',
          { created: counts.created, ready: counts.ready },
        )}
      </StoppedNote>
    );
  return (
    <Note tone="success" live>
      {t('{count, plural, one {# employee imported.} other {# employees imported.}}', {
        count: counts.created,
      })}
    </Note>
  );
}

function useResultSteps({ id, version, counts, follow }: Import) {
  const [runImport] = useRunImportMutation();
  const [undoImport] = useUndoImportMutation();
  const { busy, failure, take } = useImportStep();
  const undo = async () => {
    const sure = await confirm({
      title: t('Undo this import?'),
      text: t(
        '{count, plural, one {Removes # employee again. Whom somebody has changed since, or invited, stays.} other {Removes # employees again. Whom somebody has changed since, or invited, stays.}}',
        { count: counts.created },
      ),
      confirmText: t('Undo'),
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
            {t('Go on with the others')}
          </Button>
        )}
        <ButtonLink to={path('employee/Management')}>{t('To the employees')}</ButtonLink>
        <Button onClick={onLeave}>{t('Another file')}</Button>
        {refused > 0 && <RefusedFile id={id} />}
        {allowedTransitions.includes('undo') && (
          <Button variant="ghost" busy={busy} onClick={() => void undo()}>
            {t('Undo the import')}
          </Button>
        )}
      </div>
    </>
  );
}
