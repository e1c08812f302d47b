import { STAGE_COLOUR_LABELS, STAGE_COLOURS, type StageColour } from '@atrium/contracts';
import { labelled, t } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { Dot } from '../badge/dot.js';
import { SelectField } from '../field/select-field.js';
import { TextField } from '../field/text-field.js';

export interface StageFieldsProps<Type extends string> {
  name: string;
  nameError: string | undefined;
  onName: (name: string) => void;
  type: Type;
  /** Those that may be chosen, with their words; a single one cannot be changed. */
  types: readonly { value: Type; label: string }[];
  typeError?: string | undefined;
  onType: (type: Type) => void;
  colour: StageColour;
  onColour: (colour: StageColour) => void;
  /** Fields of numbers. */
  children: ReactNode;
  /** The button at its end. */
  end: ReactNode;
}

/** A stage of a company's own in a sequence: its name, what it counts as, its colour, and what else it says. */
export function StageFields<Type extends string>(props: StageFieldsProps<Type>) {
  const { type, types, colour, children, end } = props;
  return (
    <div className="at-sequence-row at-stage">
      <span className="dot">
        <Dot tone={colour} />
      </span>
      <TextField
        label={t('Name of the stage')}
        value={props.name}
        error={props.nameError}
        onChange={({ target }) => props.onName(target.value)}
      />
      <SelectField
        label={t('Counts as')}
        disabled={types.length < 2}
        options={types}
        value={type}
        error={props.typeError}
        onChange={({ target }) => props.onType(target.value as Type)}
      />
      <SelectField
        label={t('Colour')}
        options={labelled(STAGE_COLOURS, STAGE_COLOUR_LABELS)}
        value={colour}
        onChange={({ target }) => props.onColour(target.value as StageColour)}
      />
      <div className="numbers">{children}</div>
      <div className="end">{end}</div>
    </div>
  );
}
