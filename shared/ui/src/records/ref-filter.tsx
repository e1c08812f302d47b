import type { Ref } from '@atrium/contracts';
import { useState } from 'react';
import type { FilterExtra, ValuePickerProps } from '../list/filter-extras.types.js';
import { RefField, type UseOffers } from './ref-field.js';

interface RefFilterOptions {
  label: () => string;
  useOffers: UseOffers;
  /** The record with that id, because a URL does not have its name; undefined while it is loading. */
  useRef: (id: string | undefined) => Ref | null | undefined;
}

/** A filter whose value is another record, found by typing and shown by its name. */
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
