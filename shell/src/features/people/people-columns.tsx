import type { Colleague } from '@atrium/contracts';
import { t, useCompanyPath, useMayOpen, useUser } from '@atrium/sdk';
import { ButtonLink, PhotoAvatar, type DataColumn } from '@atrium/ui';
import { Link } from 'react-router-dom';
import { listSlot } from '../../federation/slot.rules.js';
import { usePortal } from '../../navigation/use-portal.js';
import { nameOf, presenceOf, workOf } from './person.format.js';

export const peopleColumns = (photos: ReadonlyMap<string, string>): DataColumn<Colleague>[] => [
  {
    id: 'name',
    header: t('Name'),
    weight: 'name',
    card: 'name',
    cell: (person) => (
      <span className="at-row">
        <PhotoAvatar
          name={nameOf(person)}
          photo={photos.get(person.id)}
          presence={person.presence ?? undefined}
        />
        <PersonName person={person} />
      </span>
    ),
  },
  { id: 'work', header: t('Work'), card: 'text', cell: workOf },
  { id: 'department', header: t('Department'), wide: true, cell: ({ department }) => department ?? '–' },
  { id: 'email', header: t('Email'), card: 'note', cell: ({ email }) => email },
  { id: 'presence', header: t('Presence'), card: 'state', cell: presenceOf },
  { id: 'message', header: t('Message'), cell: (person) => <MessageLink person={person} /> },
];

/** The name, which leads to the profile of a colleague where an app shows it. */
export function PersonName({ person }: { person: Colleague }) {
  const toPath = useCompanyPath();
  const mayOpen = useMayOpen();
  const { portal } = usePortal();
  const name = nameOf(person);
  if (!portal || listSlot(portal, 'profile.person', mayOpen).length === 0)
    return <span className="at-clip">{name}</span>;
  return (
    <Link className="at-clip" to={toPath(`employee/Profile?id=${person.id}`)}>
      {name}
    </Link>
  );
}

/** A link to the conversation with a person who has an account; not with oneself. */
export function MessageLink({ person }: { person: Colleague }) {
  const toPath = useCompanyPath();
  if (useUser().id === person.id || person.role === null) return null;
  return (
    <ButtonLink
      size="xs"
      to={toPath(`messages?with=${person.id}`)}
      aria-label={t('Message to {name}', { name: nameOf(person) })}
    >
      {t('Message')}
    </ButtonLink>
  );
}
