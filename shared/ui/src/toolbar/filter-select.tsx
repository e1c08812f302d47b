import { Combobox } from '../field/combobox/lazy-combobox.js';
import { isLongList, withNone, type SelectOption } from '../field/select-field.js';

export interface FilterSelectProps {
  label: string;
  /** The chosen value; empty means no filter. */
  value: string;
  /** Label for no filter: "All departments". */
  all: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
}

/** A filter with one choice, in a toolbar. */
export function FilterSelect({ label, value, all, options, onChange }: FilterSelectProps) {
  if (isLongList(options))
    return (
      <Combobox
        bare
        size="sm"
        label={label}
        value={value}
        placeholder={all}
        options={withNone(all, options)}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <select
      className="form-select form-select-sm w-auto"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
