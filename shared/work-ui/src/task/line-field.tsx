import { t } from '@atrium/sdk';
import { TextField, type TextFieldProps } from '@atrium/ui';
import { useId, useState, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { nameOf, unspaced, type Named } from './named-people.rules.js';
import styles from './parts.module.scss';
import { nameAt, writeName, type WrittenName } from './quick-line.rules.js';
import { useMe, useOfferNamedPeopleQuery } from './use-named-people.js';
import { usePaused } from './use-paused.js';
import type { QuickTaskLine } from './use-quick-line.js';

interface LineFieldProps extends Omit<TextFieldProps, 'ref'> {
  input: RefObject<HTMLInputElement | null>;
  quick: QuickTaskLine;
}

interface Offer {
  /** As it is written into the line. */
  written: string;
  label: string;
  note?: string;
  person?: Named;
}

/** The line of a task: while a name is written after @ or #, those that there are stand below it. */
export function LineField({ input, quick, onInput, ...field }: LineFieldProps) {
  const [at, setAt] = useState<WrittenName | null>(null);
  const [active, setActive] = useState(0);
  const list = useId();
  const offers = useOffers(at, quick);
  const open = at !== null && offers.length > 0;
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const { value, selectionStart } = currentTarget;
    setAt(nameAt(value, selectionStart ?? value.length));
  };
  const take = ({ written, person }: Offer) => {
    if (!input.current || !at) return;
    const { line, cursor } = writeName(input.current.value, at, written);
    input.current.value = line;
    input.current.setSelectionRange(cursor, cursor);
    quick.write(line);
    if (person) quick.choose(written, person);
    setAt(null);
  };
  const press = (event: KeyboardEvent) => {
    if (!open) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const offer = offers[active];
    if (step) setActive((active + step + offers.length) % offers.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && offer) take(offer);
    else if (event.key === 'Escape') setAt(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles['line']}>
      <TextField
        {...field}
        ref={input}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        aria-activedescendant={open ? `${list}-${String(active)}` : undefined}
        onInput={(event) => {
          onInput?.(event);
          quick.write(event.currentTarget.value);
          setActive(0);
          look(event);
        }}
        onKeyDown={press}
        onSelect={look}
        onBlur={() => setAt(null)}
      />
      {open && (
        <ul
          id={list}
          role="listbox"
          aria-label={at.kind === 'person' ? t('People') : t('Labels')}
          className={styles['offers']}
        >
          {offers.map((offer, index) => (
            <li
              key={offer.person?.id ?? offer.written}
              id={`${list}-${String(index)}`}
              role="option"
              aria-selected={index === active}
              // The line keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(index)}
              onClick={() => take(offer)}
            >
              <bdi>{offer.label}</bdi>
              {offer.note && <bdi className="at-muted at-clip">{offer.note}</bdi>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const MOST = 6;
const ME = 'me';

function useOffers(at: WrittenName | null, { labels }: QuickTaskLine): Offer[] {
  const search = at?.kind === 'person' ? at.text : null;
  const paused = usePaused(search ?? '');
  const { currentData } = useOfferNamedPeopleQuery(paused, { skip: search === null });
  const me = useMe();
  if (!at) return [];
  if (at.kind === 'person') {
    const others = (currentData?.items ?? []).map((one) => {
      const name = nameOf(one);
      return { written: unspaced(name), label: name, note: one.email, person: { id: one.id, name } };
    });
    // Before whoever is called so, since Enter takes the first.
    return ME.startsWith(at.text.toLowerCase()) ? [{ written: ME, label: me.name }, ...others] : others;
  }
  const wanted = unspaced(at.text).toLowerCase();
  return labels
    .filter((name) => unspaced(name).toLowerCase().startsWith(wanted))
    .slice(0, MOST)
    .map((name) => ({ written: unspaced(name), label: name }));
}
