import type { Conversation } from '@atrium/contracts';
import { t, usePhotos } from '@atrium/sdk';
import { classNames, Count, ListRow, PhotoAvatar, RelativeTime } from '@atrium/ui';
import { presenceWords } from '../../inbox/presence.format.js';

interface ConversationListProps {
  items: readonly Conversation[];
  addressOf: (contactId: string) => string;
  current?: string | null;
  onFollow?: () => void;
}

export function ConversationList({ items, addressOf, current, onFollow }: ConversationListProps) {
  const photos = usePhotos(items.map(({ contact }) => contact.id));
  return (
    <ul className="at-feed">
      {items.map(({ id, contact, last, unread }) => (
        <li key={id} className={classNames(unread > 0 && 'is-new', contact.id === current && 'is-open')}>
          <ListRow
            lead={
              <PhotoAvatar
                name={contact.name}
                size={32}
                photo={photos.get(contact.id)}
                presence={contact.presence}
              />
            }
            title={
              <>
                {contact.name}
                <span className="visually-hidden">, {presenceWords(contact.presence)}</span>
              </>
            }
            text={last.mine ? t('You: {text}', { text: last.text }) : last.text}
            end={<End at={last.sentAt} unread={unread} />}
            to={addressOf(contact.id)}
            {...(onFollow && { onPress: onFollow })}
          />
        </li>
      ))}
    </ul>
  );
}

function End({ at, unread }: { at: string; unread: number }) {
  return (
    <span className="at-conversation-end">
      <small className="at-faint">
        <RelativeTime at={at} />
      </small>
      {unread > 0 && (
        <span>
          <Count value={unread} />
          <span className="visually-hidden"> {t('unread')}</span>
        </span>
      )}
    </span>
  );
}
