import type { Import } from '@atrium/contracts';
import { formatNumber, t, translate } from '@atrium/sdk';
import { Button } from '../button/button.js';
import { Metrics } from '../card/metrics.js';
import { Note } from '../feedback/note.js';
import { CheckField } from '../field/check-field.js';
import { useState } from 'react';
import { useMapImportMutation, useRunImportMutation } from './import.api.js';
import { chosenOf } from './import-choices.js';
import { useImportStep } from './use-import-step.js';
import type { ImportStepProps } from './import.types.js';
import { MappingStep } from './mapping-step.js';
import { ImportRows, RefusedFile } from './import-rows.js';
import { knownTitle } from './import-words.js';

/** Shows what would be imported and what is wrong with the other rows. */
export function CheckStep(props: ImportStepProps) {
  const [renaming, setRenaming] = useState(false);
  const { counts } = props.import;
  if (renaming) return <MappingStep {...props} />;
  return (
    <>
      <Metrics
        label={t('Rows of the file')}
        items={[
          { label: t('Ready'), value: formatNumber(counts.ready), tone: 'success' },
          {
            label: t('With errors'),
            value: formatNumber(counts.faulty),
            tone: counts.faulty ? 'danger' : 'neutral',
          },
          ...(counts.known ? [{ label: t('Known already'), value: formatNumber(counts.known) }] : []),
        ]}
      />
      {counts.ready === 0 && <NothingToImport counts={counts} />}
      <CheckActions {...props} onRename={() => setRenaming(true)} />
      <CheckedRows import={props.import} />
    </>
  );
}

function NothingToImport({ counts: { faulty, known } }: Pick<Import, 'counts'>) {
  if (faulty === 0 && known > 0)
    return <Note>{t('All rows of this file are known already. There is nothing to import.')}</Note>;
  return <Note tone="warning">{t('No row can be imported yet. Fix the errors and check again.')}</Note>;
}

function CheckedRows({ import: given }: Pick<ImportStepProps, 'import'>) {
  const { faulty, known, ready } = given.counts;
  return (
    <>
      {faulty > 0 && (
        <ImportRows
          import={given}
          state="faulty"
          title={t(
            '{count, plural, one {# row with errors, left out} other {# rows with errors, left out}}',
            { count: faulty },
          )}
        />
      )}
      {known > 0 && <ImportRows import={given} state="known" title={knownTitle(known)} />}
      {ready > 0 && (
        <ImportRows
          import={given}
          state="ready"
          title={t(
            '{count, plural, one {# row that will be imported} other {# rows that will be imported}}',
            {
              count: ready,
            },
          )}
        />
      )}
    </>
  );
}

function CheckActions({ import: given, onLeave, onRename }: ImportStepProps & { onRename: () => void }) {
  const { id, version, counts, followUp, mapping } = given;
  const [follow, setFollow] = useState(false);
  const [runImport] = useRunImportMutation();
  const [mapImport] = useMapImportMutation();
  const { busy, failure, take } = useImportStep();
  const run = () => void take(() => runImport({ id, version, follow }).unwrap());
  const checkAgain = () =>
    void take(() => mapImport({ id, version, mapping, choices: chosenOf(given) }).unwrap());
  return (
    <>
      {failure && (
        <Note tone="danger" live>
          {failure.message}
        </Note>
      )}
      {followUp && counts.ready > 0 && (
        <CheckField
          label={translate(followUp.label)}
          checked={follow}
          onChange={(event) => setFollow(event.target.checked)}
        />
      )}
      <div className="at-import-row">
        {counts.ready > 0 && (
          <Button variant="primary" busy={busy} onClick={run}>
            {t('{count, plural, one {Import # row} other {Import # rows}}', {
              count: counts.ready,
            })}
          </Button>
        )}
        <Button onClick={checkAgain}>{t('Check again')}</Button>
        <Button onClick={onRename}>{renameOf(given)}</Button>
        <Button onClick={onLeave}>{t('Choose another file')}</Button>
        {counts.faulty > 0 && <RefusedFile id={id} />}
      </div>
    </>
  );
}

const renameOf = ({ choices }: Pick<Import, 'choices'>): string =>
  choices.length > 0 ? t('Change columns and choices') : t('Change columns');
