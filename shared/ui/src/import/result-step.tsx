import type { Import, ImportRowState } from '@atrium/contracts';
import { confirm, formatNumber, t, translate } from '@atrium/sdk';
import { ButtonLink } from '../button/button-link.js';
import { Button } from '../button/button.js';
import { Metrics } from '../card/metrics.js';
import { Note } from '../feedback/note.js';
import { useRunImportMutation, useUndoImportMutation } from './import.api.js';
import { useImportStep } from './use-import-step.js';
import { ImportRows, RefusedFile } from './import-rows.js';
import { knownTitle } from './import-words.js';
import type { ImportStepProps } from './import.types.js';
import { StoppedNote } from './stopped-note.js';

/** Shows the result of each row and offers to undo the import. */
export function ResultStep(props: ImportStepProps) {
  const { import: given } = props;
  const { counts, notFollowed } = given;
  const refused = counts.faulty + counts.rejected + counts.kept + notFollowed;
  return (
    <>
      <Summary import={given} />
      <Metrics
        label={t('Rows of the file')}
        items={[
          { label: t('Imported'), value: formatNumber(counts.created), tone: 'success' },
          ...(counts.known ? [{ label: t('Known already'), value: formatNumber(counts.known) }] : []),
          ...(counts.filled ? [{ label: t('Completed'), value: formatNumber(counts.filled) }] : []),
          { label: t('Rejected'), value: formatNumber(counts.rejected + counts.faulty), tone: 'danger' },
          ...(counts.ready ? [{ label: t('Not yet'), value: formatNumber(counts.ready) }] : []),
          ...(counts.undone ? [{ label: t('Undone'), value: formatNumber(counts.undone) }] : []),
          ...(counts.kept ? [{ label: t('Left unchanged'), value: formatNumber(counts.kept) }] : []),
        ]}
      />
      <Actions {...props} refused={refused} />
      <Refused import={given} />
    </>
  );
}

function Refused({ import: given }: Pick<ImportStepProps, 'import'>) {
  return (
    <>
      {refusedRows(given).map(({ state, title }) => (
        <ImportRows key={state} import={given} state={state} title={title} />
      ))}
    </>
  );
}

function refusedRows({ counts, notFollowed, followUp }: Import): { state: ImportRowState; title: string }[] {
  const { kept, known, rejected, faulty, filled } = counts;
  const what = followUp ? translate(followUp.label) : '';
  const rows: { state: ImportRowState; count: number; title: () => string }[] = [
    {
      state: 'kept',
      count: kept,
      title: () =>
        t('{count, plural, one {# row stays} other {# rows stay}}', {
          count: kept,
        }),
    },
    {
      state: 'filled',
      count: filled,
      title: () =>
        t('{count, plural, one {# record completed} other {# records completed}}', { count: filled }),
    },
    {
      state: 'created',
      count: notFollowed,
      title: () => t('Imported, but this was not done: {what}', { what }),
    },
    {
      state: 'rejected',
      count: rejected,
      title: () => t('{count, plural, one {# row rejected} other {# rows rejected}}', { count: rejected }),
    },
    {
      state: 'faulty',
      count: faulty,
      title: () =>
        t('{count, plural, one {# row with errors} other {# rows with errors}}', { count: faulty }),
    },
    { state: 'known', count: known, title: () => knownTitle(known) },
  ];
  return rows.filter(({ count }) => count > 0).map(({ state, title }) => ({ state, title: title() }));
}

function Summary({ import: { state, counts, jobId } }: Pick<ImportStepProps, 'import'>) {
  if (state === 'undone')
    return (
      <Note tone="success" live>
        {t('{count, plural, one {Import undone: # row.} other {Import undone: # rows.}}', {
          count: counts.undone,
        })}
      </Note>
    );
  if (state === 'stopped')
    return (
      <StoppedNote jobId={jobId}>
        {t(
          'The import was stopped. Imported, and kept: {created, plural, one {# row} other {# rows}}. Not imported: {ready, plural, one {# row} other {# rows}}.',
          { created: counts.created, ready: counts.ready },
        )}
      </StoppedNote>
    );
  return (
    <Note tone="success" live>
      {t('{count, plural, one {# row imported.} other {# rows imported.}}', {
        count: counts.created,
      })}
    </Note>
  );
}

function useResultSteps({ id, version, counts, follow }: Import, undoNote: string | undefined) {
  const [runImport] = useRunImportMutation();
  const [undoImport] = useUndoImportMutation();
  const { busy, failure, take } = useImportStep();
  const undo = async () => {
    const sure = await confirm({
      title: t('Undo this import?'),
      text:
        undoNote ??
        t(
          '{count, plural, one {Undoes # row. What someone has changed or used since stays.} other {Undoes # rows. What someone has changed or used since stays.}}',
          { count: counts.created + counts.filled },
        ),
      confirmText: t('Undo'),
      tone: 'danger',
    });
    if (sure) await take(() => undoImport({ id, version }).unwrap());
  };
  return { busy, failure, undo, goOn: () => void take(() => runImport({ id, version, follow }).unwrap()) };
}

function Actions({ import: given, back, onLeave, undoNote, refused }: ImportStepProps & { refused: number }) {
  const { id, allowedTransitions } = given;
  const { busy, failure, goOn, undo } = useResultSteps(given, undoNote);
  return (
    <>
      {failure && (
        <Note tone="danger" live>
          {failure.message}
        </Note>
      )}
      <div className="at-import-row">
        {allowedTransitions.includes('run') && (
          <Button variant="primary" busy={busy} onClick={goOn}>
            {t('Continue with the rest')}
          </Button>
        )}
        <ButtonLink to={back}>{t('Back to the list')}</ButtonLink>
        <Button onClick={onLeave}>{t('Choose another file')}</Button>
        {refused > 0 && <RefusedFile id={id} />}
        {allowedTransitions.includes('undo') && (
          <Button variant="ghost" busy={busy} onClick={() => void undo()}>
            {t('Undo import')}
          </Button>
        )}
      </div>
    </>
  );
}
