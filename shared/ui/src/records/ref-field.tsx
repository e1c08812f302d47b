import type { Ref } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { useDeferredValue, useId, useState } from 'react';
import { TextField } from '../field/text-field.js';

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

const SEPARATOR = ' · ';
const wordsOf = ({ name, note }: Offer) => (note ? `${name}${SEPARATOR}${note}` : name);

/** Chooses another record by typing; the suggestions come from the server's search. */
export function RefField({ label, chosen, onChoose, useOffers, help, error, ...input }: RefFieldProps) {
  const listId = useId();
  const [text, setText] = useState(chosen?.name ?? '');
  const [before, setBefore] = useState(chosen?.id);
  // It was changed from outside, for example by taking over what somebody else saved.
  if (chosen?.id !== before) {
    setBefore(chosen?.id);
    setText(chosen?.name ?? '');
  }
  const offers = useOffers(useDeferredValue(text.split(SEPARATOR)[0] ?? ''));
  const known = text === '' || text === chosen?.name || offers.some((offer) => wordsOf(offer) === text);

  const type = (next: string) => {
    setText(next);
    if (next === '') onChoose(null);
    if (next === chosen?.name) onChoose(chosen);
    const offer = offers.find((candidate) => wordsOf(candidate) === next);
    if (offer) onChoose({ id: offer.id, name: offer.name });
  };
  return (
    <>
      <TextField
        label={label}
        help={known ? (help ?? t('Type a name and choose from the list')) : undefined}
        error={error ?? (known ? undefined : t('Choose from the list, or leave it empty.'))}
        {...input}
        autoComplete="off"
        list={listId}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <datalist id={listId}>
        {offers.map((offer) => (
          <option key={offer.id} value={wordsOf(offer)} />
        ))}
      </datalist>
    </>
  );
}
