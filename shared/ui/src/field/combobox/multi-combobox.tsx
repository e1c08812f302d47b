import '../../../theme/combobox.scss';
import { t } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { IconButton } from '../../button/icon-button.js';
import { splitWords } from '../control-look.js';
import { Field } from '../field.js';
import { ComboboxInput } from './combobox-input.js';
import type { ComboboxOption, MultiComboboxProps } from './combobox.types.js';
import { useChoices } from './use-choices.js';

/** Several of many: each chosen one is a chip before the text, and the list stays open. */
export default function MultiCombobox(props: MultiComboboxProps) {
  const [words, { id, size, className, disabled, placeholder, autoFocus, start, name }] = splitWords(props);
  const choice = useChoices(props);
  const { selected, remove } = choice;
  const { plain, inputMode } = props;
  const error = choice.fault ?? words.error;
  const last = selected.at(-1);
  return (
    <Field {...words} id={id} error={error}>
      {(control) => (
        <ComboboxInput
          size={size}
          className={className}
          disabled={disabled}
          placeholder={placeholder}
          autoFocus={autoFocus}
          start={start}
          name={name}
          choice={choice}
          control={control}
          plain={plain}
          inputMode={inputMode}
          isChosen={(option) => selected.some(({ value }) => value === option.value)}
          invalid={Boolean(error)}
          chips={selected.map((option) => (
            <Chip key={option.value} option={option} start={start?.(option)} onRemove={remove} />
          ))}
          {...(last && { onBack: () => remove(last) })}
        />
      )}
    </Field>
  );
}

interface ChipProps {
  option: ComboboxOption;
  start: ReactNode;
  onRemove: (option: ComboboxOption) => void;
}

function Chip({ option, start, onRemove }: ChipProps) {
  return (
    <span className="at-picked">
      {start}
      <bdi className="at-clip">{option.label}</bdi>
      <IconButton
        icon="x"
        size="xs"
        label={t('Remove {name}', { name: option.label })}
        onClick={() => onRemove(option)}
      />
    </span>
  );
}
