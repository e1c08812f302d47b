import { listTimezones } from '@atrium/contracts';
import { useState } from 'react';
import type { ComboboxProps } from './combobox/combobox.types.js';
import { Combobox } from './combobox/lazy-combobox.js';
import { withNone } from './select-field.js';

export interface ZoneFieldProps extends Omit<ComboboxProps, 'options' | 'useOptions' | 'keep'> {
  /** Included even if this browser uses another name for it. */
  present?: string;
}

/** A time zone, found by the name of its city or region. With a placeholder it may be left out. */
export function ZoneField({ present, ...props }: ZoneFieldProps) {
  const [zones] = useState(() => optionsWith(present ?? props.defaultValue ?? props.value));
  const { placeholder } = props;
  const options = placeholder === undefined ? zones : withNone(placeholder, zones);
  return <Combobox {...props} options={options} keep={placeholder === undefined} />;
}

const optionsWith = (present: string | undefined) =>
  [...new Set([...(present ? [present] : []), ...listTimezones()])]
    .toSorted()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
