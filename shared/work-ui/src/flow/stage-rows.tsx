import {
  MOST_STAGES,
  STAGE_COLOUR_LABELS,
  STAGE_COLOURS,
  TASK_STAGE_LABELS,
  TASK_STAGES,
  type StageColour,
  type TaskStage,
} from '@atrium/contracts';
import { newRequestKey, t, translate } from '@atrium/sdk';
import { Button, Dot, IconButton, Note, NumberField, SelectField, Sequence, TextField } from '@atrium/ui';
import type { DraftStage } from './flow-draft.rules.js';
import styles from './flow.module.scss';
import { nameOfStage } from './stage.format.js';
import type { FlowForm } from './use-flow-form.js';

/** The stages of a flow in their order. */
export function StageRows({ draft: { stages }, change, faultAt }: FlowForm) {
  const fault = faultAt('stages');
  const add = () => {
    const blank = { label: '', colour: 'info', type: 'in_progress', wipLimit: null } as const;
    change({ stages: [...stages, { ...blank, id: null, key: newRequestKey() }] });
  };
  return (
    <section className="d-grid gap-3" aria-label={t('Stages')}>
      <h3 className={styles['title']}>{t('Stages')}</h3>
      <Sequence
        label={t('Stages')}
        items={stages}
        keyOf={({ key }) => key}
        nameOf={({ label, type }) => nameOfStage(label, type)}
        onOrder={(ordered) => change({ stages: ordered })}
        render={(stage) => (
          <StageRow
            {...{ stage, faultAt }}
            at={stages.indexOf(stage)}
            onChange={(changes) =>
              change({ stages: stages.map((each) => (each === stage ? { ...each, ...changes } : each)) })
            }
            onRemove={() => change({ stages: stages.filter((each) => each !== stage) })}
          />
        )}
      />
      {fault && <Note tone="danger">{fault}</Note>}
      {stages.length < MOST_STAGES && (
        <div>
          <Button size="sm" icon="plus" onClick={add}>
            {t('Add a stage')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface StageRowProps {
  stage: DraftStage;
  at: number;
  faultAt: FlowForm['faultAt'];
  onChange: (changes: Partial<DraftStage>) => void;
  onRemove: () => void;
}

const optionsOf = <Key extends string>(keys: readonly Key[], labels: Record<Key, string>) =>
  keys.map((value) => ({ value, label: translate(labels[value]) }));

function StageRow({ stage, at, faultAt, onChange, onRemove }: StageRowProps) {
  const { label, colour, type, wipLimit, id } = stage;
  const path = `stages.${String(at)}`;
  const name = nameOfStage(label, type);
  return (
    <div className={styles['row']}>
      <span className={styles['dot']}>
        <Dot tone={colour} />
      </span>
      <TextField
        label={t('Name of the stage')}
        value={name}
        error={faultAt(`${path}.label`)}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <SelectField
        label={t('Counts as')}
        disabled={id !== null}
        options={optionsOf(TASK_STAGES, TASK_STAGE_LABELS)}
        value={type}
        onChange={({ target }) => onChange({ type: target.value as TaskStage })}
      />
      <SelectField
        label={t('Colour')}
        options={optionsOf(STAGE_COLOURS, STAGE_COLOUR_LABELS)}
        value={colour}
        onChange={({ target }) => onChange({ colour: target.value as StageColour })}
      />
      <NumberField
        label={t('Limit')}
        defaultValue={wipLimit ?? ''}
        error={faultAt(`${path}.wipLimit`)}
        onChange={({ target }) => onChange({ wipLimit: target.value === '' ? null : Number(target.value) })}
      />
      <IconButton icon="x" label={t('Remove {name}', { name })} onClick={onRemove} />
    </div>
  );
}
