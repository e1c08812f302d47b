import { MOST_STAGES, TASK_STAGE_LABELS, TASK_STAGES } from '@atrium/contracts';
import { newRequestKey, t, translate } from '@atrium/sdk';
import { Button, IconButton, Note, NumberField, Sequence, StageFields } from '@atrium/ui';
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
            stage={stage}
            faultAt={faultAt}
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

/** One that is there keeps what it counts as. */
const typesOf = ({ id, type }: DraftStage) =>
  (id === null ? TASK_STAGES : [type]).map((value) => ({
    value,
    label: translate(TASK_STAGE_LABELS[value]),
  }));

function StageRow({ stage, at, faultAt, onChange, onRemove }: StageRowProps) {
  const { label, colour, type, wipLimit } = stage;
  const path = `stages.${String(at)}`;
  const name = nameOfStage(label, type);
  return (
    <StageFields
      name={name}
      nameError={faultAt(`${path}.label`)}
      onName={(next) => onChange({ label: next })}
      type={type}
      types={typesOf(stage)}
      onType={(next) => onChange({ type: next })}
      colour={colour}
      onColour={(next) => onChange({ colour: next })}
      end={<IconButton icon="x" label={t('Remove {name}', { name })} onClick={onRemove} />}
    >
      <NumberField
        label={t('Limit')}
        defaultValue={wipLimit ?? ''}
        error={faultAt(`${path}.wipLimit`)}
        onChange={({ target }) => onChange({ wipLimit: target.value === '' ? null : Number(target.value) })}
      />
    </StageFields>
  );
}
