import { labelOfStage, LEAD_STAGE_LABELS, SEVERAL_LEAD_STAGES, type LeadStageLabel } from '@atrium/contracts';
import { labelled, t, translate } from '@atrium/sdk';
import { IconButton, NumberField, StageFields } from '@atrium/ui';
import { NEW_KEY, type SetupForm } from '../use-setup-form.js';

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
  const { key, type, colour, probability, staleDays } = stage;
  const name = translate(labelOfStage(stage));
  const types = key.startsWith(NEW_KEY) ? SEVERAL_LEAD_STAGES : [type];
  const path = `stages.${String(at)}`;
  return (
    <StageFields
      name={name}
      nameError={faultAt(`${path}.name`)}
      onName={(next) => onChange({ name: next })}
      type={type}
      types={labelled(types, LEAD_STAGE_LABELS)}
      typeError={faultAt(`${path}.type`)}
      onType={(next) => onChange({ type: next })}
      colour={colour}
      onColour={(next) => onChange({ colour: next })}
      end={
        mayArchive && <IconButton icon="archive" label={t('Archive {name}', { name })} onClick={onArchive} />
      }
    >
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
    </StageFields>
  );
}
