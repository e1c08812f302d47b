import type { RequestDetail, RequestPerson } from '@atrium/contracts';
import { formatNumber, t } from '@atrium/sdk';
import { Avatar, IconButton, Loaded, Note, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { Facts, PersonTables } from './request-tables.js';
import { useGetRequestPersonQuery } from './requests.api.js';

interface RequestPeopleProps {
  id: string;
  people: NonNullable<RequestDetail['people']>;
}

/** The people of a request one by one, those that need a look first. */
export function RequestPeople({ id, people: { count, looks } }: RequestPeopleProps) {
  const [place, setPlace] = useState(1);
  const query = useGetRequestPersonQuery({ id, place });
  if (count === 0) return null;
  return (
    <section className="at-request-people" aria-label={t('People of the request')}>
      <Place place={place} of={{ count, looks }} onPlace={setPlace} person={query.currentData} />
      <Loaded
        of={query}
        current
        title={t('This person could not be loaded')}
        skeleton={<SkeletonCards cards={1} rows={5} of="text" />}
      >
        {(person) => <Person person={person} />}
      </Loaded>
    </section>
  );
}

interface PlaceProps {
  place: number;
  of: RequestPeopleProps['people'];
  onPlace: (place: number) => void;
  person: RequestPerson | undefined;
}

/** Whose turn it is, with the way to those before and after. */
function Place({ place, of: { count, looks }, onPlace, person }: PlaceProps) {
  const position = t('{place} of {count}', { place: formatNumber(place), count: formatNumber(count) });
  return (
    <div className="at-request-place">
      {person && <Avatar name={person.name} size={32} />}
      <div className="at-grow">
        <h3 className="at-14 m-0">{person ? <bdi>{person.name}</bdi> : t('Loading')}</h3>
        <span className="at-12 at-muted" aria-live="polite">
          {place <= looks ? t('{position}, needs a look', { position }) : position}
        </span>
      </div>
      <IconButton
        icon="chevron-left"
        label={t('Previous person')}
        disabled={place === 1}
        onClick={() => onPlace(place - 1)}
      />
      <IconButton
        icon="chevron-right"
        label={t('Next person')}
        disabled={place === count}
        onClick={() => onPlace(place + 1)}
      />
    </div>
  );
}

function Person({ person: { notes, facts, tables, month } }: { person: RequestPerson }) {
  return (
    <>
      {notes.map((note) => (
        <Note key={note} tone="warning">
          {note}
        </Note>
      ))}
      <PersonTables tables={tables} month={month} />
      <Facts title={t('This payslip')} facts={facts} />
    </>
  );
}
