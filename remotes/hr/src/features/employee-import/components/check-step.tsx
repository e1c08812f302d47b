import { Button, CheckField, Metrics, Note } from '@atrium/ui';
import { useState } from 'react';
import { useMapImportMutation, useRunImportMutation } from '../import.api.js';
import { number, people, rows } from '../import.format.js';
import { useImportStep } from '../use-import-step.js';
import styles from './import.module.scss';
import { MappingStep, type StepProps } from './mapping-step.js';
import { RefusedFile, RefusedRows } from './refused-rows.js';

/** What would be imported, and what is wrong with the rest. */
export function CheckStep(props: StepProps) {
  const { import: given, onLeave } = props;
  const { id, version, counts, followUp, mapping } = given;
  const [follow, setFollow] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const [runImport] = useRunImportMutation();
  const [mapImport] = useMapImportMutation();
  const { busy, failure, take } = useImportStep();
  if (renaming) return <MappingStep {...props} />;
  return (
    <>
      <Metrics
        label="Rows of the file"
        items={[
          { label: 'Ready', value: number(counts.ready), tone: 'success' },
          { label: 'With errors', value: number(counts.faulty), tone: counts.faulty ? 'danger' : 'neutral' },
        ]}
      />
      {failure && (
        <Note tone="danger" live>
          {failure.message}
        </Note>
      )}
      {counts.ready === 0 && <Note tone="warning">No row can be imported as it is.</Note>}
      {followUp && counts.ready > 0 && (
        <CheckField
          label={followUp.label}
          checked={follow}
          onChange={(event) => setFollow(event.target.checked)}
        />
      )}
      <div className={styles['row']}>
        {counts.ready > 0 && (
          <Button
            variant="primary"
            busy={busy}
            onClick={() => void take(() => runImport({ id, version, follow }).unwrap())}
          >
            Import {people(counts.ready)}
          </Button>
        )}
        <Button onClick={() => void take(() => mapImport({ id, version, mapping }).unwrap())}>
          Check again
        </Button>
        <Button onClick={() => setRenaming(true)}>Change the columns</Button>
        <Button onClick={onLeave}>Another file</Button>
        {counts.faulty > 0 && <RefusedFile id={id} />}
      </div>
      {counts.faulty > 0 && (
        <RefusedRows import={given} state="faulty" title={`${rows(counts.faulty)} with errors, left out`} />
      )}
    </>
  );
}
