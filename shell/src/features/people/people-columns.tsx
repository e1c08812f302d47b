import type { Colleague } from '@atrium/contracts';
import { t, useCompanyPath, useUser } from '@atrium/sdk';
import { ButtonLink, PhotoAvatar, type DataColumn } from '@atrium/ui';
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
        <span className="at-clip">{nameOf(person)}</span>
      </span>
    ),
  },
  { id: 'work', header: t('Work'), card: 'text', cell: workOf },
  { id: 'department', header: t('Department'), wide: true, cell: ({ department }) => department ?? '–' },
  { id: 'email', header: t('Email'), card: 'note', cell: ({ email }) => email },
  { id: 'presence', header: t('Presence'), card: 'state', cell: presenceOf },
  { id: 'message', header: t('Message'), cell: (person) => <MessageLink person={person} /> },
];

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
