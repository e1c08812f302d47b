import '../../../theme/combobox.scss';
import { splitWords } from '../control-look.js';
import { Field } from '../field.js';
import { ComboboxInput } from './combobox-input.js';
import type { ComboboxProps } from './combobox.types.js';
import { useChoice } from './use-choice.js';

/** One of many: typed to search, chosen from the list, by mouse or keyboard. */
export default function Combobox(props: ComboboxProps) {
  const [words, { id, size, className, disabled, placeholder, autoFocus, start, name }] = splitWords(props);
  const choice = useChoice(props);
  const error = words.error ?? choice.fault;
  const { value, selected } = choice;
  const own = { size, className, disabled, placeholder, autoFocus, start, name, choice };
  const isChosen = (option: { value: string }) => option.value === selected?.value;
  return (
    <>
      {/* A plain form sends the value; the field beside it has the words. */}
      {name && <input type="hidden" name={name} value={value} disabled={disabled} />}
      {typeof words.label === 'string' && props.bare ? (
        <ComboboxInput {...own} control={{ id, 'aria-label': words.label }} isChosen={isChosen} />
      ) : (
        <Field {...words} id={id} error={error}>
          {(control) => (
            <ComboboxInput {...own} control={control} isChosen={isChosen} invalid={Boolean(error)} />
          )}
        </Field>
      )}
    </>
  );
}
