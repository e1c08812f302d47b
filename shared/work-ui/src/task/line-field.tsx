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
  const list = useId();
  const { at, offers, active, setActive, look, leave, take, press } = useWrittenName(input, quick);
  const open = at !== null && offers.length > 0;
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
        onBlur={leave}
      />
      {open && (
        <Offers list={list} offers={offers} active={active} take={take} kind={at.kind} onActive={setActive} />
      )}
    </div>
  );
}

interface OffersProps {
  list: string;
  kind: WrittenName['kind'];
  offers: readonly Offer[];
  active: number;
  onActive: (index: number) => void;
  take: (offer: Offer) => void;
}

function Offers({ list, kind, offers, active, onActive, take }: OffersProps) {
  return (
    <ul
      id={list}
      role="listbox"
      aria-label={kind === 'person' ? t('People') : t('Labels')}
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
          onMouseMove={() => onActive(index)}
          onClick={() => take(offer)}
        >
          <bdi>{offer.label}</bdi>
          {offer.note && <bdi className="at-muted at-clip">{offer.note}</bdi>}
        </li>
      ))}
    </ul>
  );
}

/** The name at the cursor, and what is offered for it. */
function useWrittenName(input: LineFieldProps['input'], quick: QuickTaskLine) {
  const [at, setAt] = useState<WrittenName | null>(null);
  const [active, setActive] = useState(0);
  const offers = useOffers(at, quick);
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const { value, selectionStart } = currentTarget;
    setAt(nameAt(value, selectionStart ?? value.length));
  };
  const leave = () => setAt(null);
  const take = ({ written, person }: Offer) => {
    if (!input.current || !at) return;
    quick.write(writeInto(input.current, at, written));
    if (person) quick.choose(written, person);
    leave();
  };
  const press = (event: KeyboardEvent) => {
    const offer = offers[active];
    if (!at || offers.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + offers.length) % offers.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && offer) take(offer);
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { at, offers, active, setActive, look, leave, take, press };
}

/** @returns the whole line */
function writeInto(input: HTMLInputElement, at: WrittenName, written: string): string {
  const { line, cursor } = writeName(input.value, at, written);
  input.value = line;
  input.setSelectionRange(cursor, cursor);
  return line;
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
