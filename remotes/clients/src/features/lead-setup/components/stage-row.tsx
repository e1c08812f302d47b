import {
  labelOfStage,
  LEAD_STAGE_LABELS,
  SEVERAL_LEAD_STAGES,
  STAGE_COLOUR_LABELS,
  STAGE_COLOURS,
  type LeadStage,
  type LeadStageLabel,
  type StageColour,
} from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { Dot, IconButton, NumberField, SelectField, TextField } from '@atrium/ui';
import styles from '../lead-setup.module.scss';
import { NEW_KEY, type SetupForm } from '../use-setup-form.js';

const optionsOf = <Key extends string>(keys: readonly Key[], labels: Record<Key, string>) =>
  keys.map((value) => ({ value, label: translate(labels[value]) }));

const numberIn = (text: string | number): number | null => (text === '' ? null : Number(text));

interface StageRowProps {
  stage: LeadStageLabel;
  at: number;
  faultAt: SetupForm['faultAt'];
  /** Whether its type keeps another stage. */
  mayArchive: boolean;
  onChange: (changes: Partial<LeadStageLabel>) => void;
  onArchive: () => void;
}

/** One stage: its words, and what they do to leads. */
export function StageRow({ stage, at, faultAt, mayArchive, onChange, onArchive }: StageRowProps) {
  const { key, type, colour } = stage;
  const isNew = key.startsWith(NEW_KEY);
  const name = translate(labelOfStage(stage));
  const types: readonly LeadStage[] = isNew ? SEVERAL_LEAD_STAGES : [type];
  const path = `stages.${String(at)}`;
  return (
    <div className={styles['row']}>
      <span className={styles['dot']}>
        <Dot tone={colour} />
      </span>
      <TextField
        label={t('Name of the stage')}
        value={name}
        error={faultAt(`${path}.name`)}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <SelectField
        label={t('Counts as')}
        disabled={!isNew}
        options={optionsOf(types, LEAD_STAGE_LABELS)}
        value={type}
        error={faultAt(`${path}.type`)}
        onChange={({ target }) => onChange({ type: target.value as LeadStage })}
      />
      <SelectField
        label={t('Colour')}
        options={optionsOf(STAGE_COLOURS, STAGE_COLOUR_LABELS)}
        value={colour}
        onChange={({ target }) => onChange({ colour: target.value as StageColour })}
      />
      <StageNumbers {...{ stage, path, faultAt, onChange }} />
      {mayArchive ? (
        <IconButton icon="archive" label={t('Archive {name}', { name })} onClick={onArchive} />
      ) : (
        <span />
      )}
    </div>
  );
}

interface StageNumbersProps extends Pick<StageRowProps, 'stage' | 'faultAt' | 'onChange'> {
  path: string;
}

/** What leads get that come here, and when they count as forgotten. */
function StageNumbers({ stage: { probability, staleDays }, path, faultAt, onChange }: StageNumbersProps) {
  return (
    <>
      <NumberField
        label={t('Probability in percent')}
        defaultValue={probability ?? ''}
        error={faultAt(`${path}.probability`)}
        onChange={({ target }) => onChange({ probability: numberIn(target.value) })}
      />
      <NumberField
        label={t('Stale after days')}
        defaultValue={staleDays ?? ''}
        error={faultAt(`${path}.staleDays`)}
        onChange={({ target }) => onChange({ staleDays: numberIn(target.value) })}
      />
    </>
  );
}
