import type { Import, ImportChosen } from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import { countryOptions } from '../field/country-options.js';
import { SelectField } from '../field/select-field.js';

/** What is chosen for a file so far. */
export const chosenOf = ({ choices }: Pick<Import, 'choices'>): ImportChosen =>
  Object.fromEntries(choices.map(({ key, value }) => [key, value]));

interface ImportChoicesProps extends Pick<Import, 'choices'> {
  chosen: ImportChosen;
  faults: Record<string, string>;
  onChange: (chosen: ImportChosen) => void;
}

/** What a person decides for the whole file. */
export function ImportChoices({ choices, chosen, faults, onChange }: ImportChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <div className="at-fields">
      {choices.map(({ key, label, help, type, options }) => (
        <SelectField
          key={key}
          label={translate(label)}
          help={help === null ? undefined : translate(help)}
          error={faults[key]}
          options={
            type === 'country'
              ? countryOptions()
              : options.map((option) => ({ ...option, label: translate(option.label) }))
          }
          value={chosen[key] ?? ''}
          onChange={({ target: { value } }) => onChange({ ...chosen, [key]: value })}
        />
      ))}
    </div>
  );
}
