import { controlClass, splitWords, type FieldSize } from './control-look.js';
import { Combobox } from './combobox/lazy-combobox.js';
import { Field, type FieldWords } from './field.js';
import type { ValueHandle } from './value-handle.types.js';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectEvent {
  type: string;
  target: { value: string };
}

export interface SelectFieldProps extends FieldWords {
  id?: string;
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (event: SelectEvent) => unknown;
  onBlur?: (event: SelectEvent) => unknown;
  ref?: (control: HTMLSelectElement | ValueHandle<string> | null) => void;
  disabled?: boolean;
  className?: string;
  size?: FieldSize;
  options: readonly SelectOption[];
  /** Label of the empty option; without it the first option is selected. */
  placeholder?: string;
}

/** A longer list is found by typing sooner than by reading. */
const MOST_READ = 10;
export const isLongList = (options: readonly SelectOption[]): boolean => options.length > MOST_READ;

/** One of a list: the browser's own select, or with more than ten options a field to search them. */
export function SelectField(props: SelectFieldProps) {
  if (!isLongList(props.options)) return <NativeSelect {...props} />;
  const { options, placeholder, ...rest } = props;
  if (placeholder === undefined)
    return (
      <Combobox defaultValue={options[0]?.value ?? ''} {...rest} options={options} keep required={false} />
    );
  return <Combobox {...rest} placeholder={placeholder} options={withNone(placeholder, options)} />;
}

/** The options, after a first one for no value. */
export const withNone = (label: string, options: readonly SelectOption[]): SelectOption[] => [
  { value: '', label },
  ...options,
];

function NativeSelect(props: SelectFieldProps) {
  const [words, { size, className, id, options, placeholder, ...select }] = splitWords(props);
  return (
    // One of the options is always chosen where none is empty, so that nothing has to be asked for.
    <Field {...words} required={placeholder !== undefined && Boolean(words.required)} id={id}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={controlClass({ kind: 'select', size, invalid: Boolean(words.error), className })}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
