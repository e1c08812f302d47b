import type { Ref } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Combobox } from '../field/combobox/lazy-combobox.js';
import type { UseOptions } from '../field/combobox/combobox.types.js';

/** A record that can be chosen; the note distinguishes records with the same name. */
export interface Offer extends Ref {
  note?: string | null;
}

/** The results of the server's search for a text. */
export type UseOffers = (search: string) => readonly Offer[];

export interface RefFieldProps {
  label: string;
  chosen: Ref | null;
  onChoose: (chosen: Ref | null) => void;
  useOffers: UseOffers;
  name?: string;
  help?: string;
  error?: string | undefined;
  required?: boolean;
  /** Called when something is typed. */
  onInput?: () => void;
}

/** Chooses another record by typing; the options come from the server's search. */
export function RefField({ chosen, onChoose, useOffers, help, ...field }: RefFieldProps) {
  const useOptions: UseOptions = (search) => ({
    options: useOffers(search).map(({ id, name, note }) => ({ value: id, label: name, note: note ?? null })),
  });
  return (
    <Combobox
      {...field}
      help={help ?? t('Type a name and choose from the list')}
      chosen={chosen && { value: chosen.id, label: chosen.name }}
      onChoose={(option) => onChoose(option && { id: option.value, name: option.label })}
      useOptions={useOptions}
    />
  );
}
