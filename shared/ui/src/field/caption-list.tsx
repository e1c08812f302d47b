import type { ChangeEvent } from 'react';
import type { DropdownProps } from 'react-day-picker';
import { Combobox } from './combobox/lazy-combobox.js';

/** The month or the year above a calendar's days, typed or chosen from a list. */
export function CaptionList({ options = [], value, onChange, ...rest }: DropdownProps) {
  return (
    <Combobox
      bare
      keep
      size="sm"
      label={rest['aria-label'] ?? ''}
      value={String(value)}
      options={options
        .filter(({ disabled }) => !disabled)
        .map((option) => ({ value: String(option.value), label: option.label }))}
      // The calendar reads no more of the event than the chosen value.
      onChoose={(option) =>
        option && onChange?.({ target: { value: option.value } } as ChangeEvent<HTMLSelectElement>)
      }
    />
  );
}
