import type { Colleague } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { ErrorState, NoMatchState, PhotoAvatar, SkeletonCards, TableFoot, type PageInfo } from '@atrium/ui';
import { Nobody } from './nobody.js';
import { MessageLink, PersonName } from './people-columns.js';
import { nameOf, presenceOf, workOf } from './person.format.js';

interface PeopleCardsProps {
  people: readonly Colleague[] | undefined;
  photos: ReadonlyMap<string, string>;
  page: PageInfo;
  error: unknown;
  onRetry: () => void;
  onClearFilters: (() => void) | undefined;
}

/** People with their photos, as many in a row as fit. */
export function PeopleCards({ people, photos, page, error, onRetry, onClearFilters }: PeopleCardsProps) {
  if (!people && error)
    return <ErrorState title={t('People could not be loaded')} error={error} onRetry={onRetry} />;
  if (!people)
    return (
      <div className="at-body at-fill">
        <SkeletonCards tiles cards={9} rows={1} />
      </div>
    );
  if (people.length === 0) return onClearFilters ? <NoMatchState onClear={onClearFilters} /> : <Nobody />;
  return (
    <>
      <div className="at-body at-fill">
        <ul className="at-people" aria-label={t('People')}>
          {people.map((person) => (
            <PersonCard key={person.id} person={person} photo={photos.get(person.id)} />
          ))}
        </ul>
      </div>
      <TableFoot page={page} shown={people.length} {...(onClearFilters && { onClearFilters })} />
    </>
  );
}

function PersonCard({ person, photo }: { person: Colleague; photo: string | undefined }) {
  const { department, email, presence } = person;
  return (
    <li className="at-card at-person">
      <PhotoAvatar name={nameOf(person)} size={48} photo={photo} presence={presence ?? undefined} />
      <div className="at-grow">
        <div className="at-strong at-clip" dir="auto">
          <PersonName person={person} />
        </div>
        <div className="at-13 at-muted at-clip">{workOf(person)}</div>
        <div className="at-12 at-faint at-clip">{department ?? presenceOf(person)}</div>
        <a className="at-12 at-clip d-block" href={`mailto:${email}`}>
          {email}
        </a>
      </div>
      <span className="visually-hidden">{presenceOf(person)}</span>
      <MessageLink person={person} />
    </li>
  );
}
