import type { Ref } from '@atrium/contracts';
import { useState } from 'react';
import type { FilterExtra, ValuePickerProps } from '../list/filter-extras.types.js';
import { RefField, type UseOffers } from './ref-field.js';

interface RefFilterOptions {
  label: () => string;
  useOffers: UseOffers;
  /** The one of that id, whose name an address does not have; undefined while it is on its way. */
  useRef: (id: string | undefined) => Ref | null | undefined;
}

/** Another record as the value of a filter: found by typing, named by its name. */
export function refFilter({ label, useOffers, useRef }: RefFilterOptions): FilterExtra {
  function RefPicker({ chosen: [id], onChoose }: ValuePickerProps) {
    const [picked, setPicked] = useState<Ref | null>(null);
    const known = id === undefined || picked?.id === id;
    const found = useRef(known ? undefined : id);
    if (!known && found === undefined) return null;
    return (
      <RefField
        label={label()}
        useOffers={useOffers}
        chosen={id === undefined ? null : known ? picked : (found ?? null)}
        onChoose={(next) => {
          setPicked(next);
          onChoose(next ? [next.id] : []);
        }}
      />
    );
  }
  function RefName({ value }: { value: string }) {
    return useRef(value)?.name ?? '…';
  }
  return { Picker: RefPicker, Value: RefName };
}
