import type { Colleague } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Loaded, NoMatchState, PhotoAvatar, SkeletonCards, TableFoot, type PageInfo } from '@atrium/ui';
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
  return (
    <Loaded
      of={{ data: people, error, refetch: onRetry }}
      title={t('People could not be loaded')}
      skeleton={
        <div className="at-body at-fill">
          <SkeletonCards tiles cards={9} rows={1} />
        </div>
      }
    >
      {(shown) =>
        shown.length === 0 ? (
          <NoOne onClearFilters={onClearFilters} />
        ) : (
          <>
            <div className="at-body at-fill">
              <ul className="at-people" aria-label={t('People')}>
                {shown.map((person) => (
                  <PersonCard key={person.id} person={person} photo={photos.get(person.id)} />
                ))}
              </ul>
            </div>
            <TableFoot page={page} shown={shown.length} {...(onClearFilters && { onClearFilters })} />
          </>
        )
      }
    </Loaded>
  );
}

const NoOne = ({ onClearFilters }: Pick<PeopleCardsProps, 'onClearFilters'>) =>
  onClearFilters ? <NoMatchState onClear={onClearFilters} /> : <Nobody />;

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
