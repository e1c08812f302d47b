import type { OpenedResource } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { PersonPicker, useNamedPerson } from '../field/person-picker.js';
import type { FilterExtra, ValuePickerProps } from './filter-extras.types.js';

interface PersonFilterOptions {
  label: () => string;
  /** Offers only those who can open records of this kind. */
  opens?: OpenedResource;
}

/** A filter whose value is a colleague, found by typing and shown by their name. */
export function personFilter({ label, ...who }: PersonFilterOptions): FilterExtra {
  function Picker({ chosen: [id = ''], onChoose }: ValuePickerProps) {
    const known = useNamedPerson(id);
    return (
      <PersonPicker
        {...who}
        // Another field once the name is here.
        key={known?.value}
        label={label()}
        value={id}
        chosen={id === '' ? null : (known ?? { value: id, label: t('One person') })}
        onChoose={(option) => onChoose(option ? [option.value] : [])}
      />
    );
  }
  function Name({ value }: { value: string }) {
    return useNamedPerson(value)?.label ?? t('One person');
  }
  return { Picker, Value: Name };
}
