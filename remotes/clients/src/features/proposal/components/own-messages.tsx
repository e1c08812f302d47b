import { t } from '@atrium/sdk';
import { Bar, Card, Loaded, Loading } from '@atrium/ui';
import { Conversation } from '../../../shared/conversation.js';
import { useListOwnClientsQuery } from '../../../shared/message.api.js';

/** The conversation of the client who is signed in with their team; one for each client where they are a contact. */
export function OwnMessages() {
  const query = useListOwnClientsQuery();
  return (
    <Loaded
      of={query}
      title={t('The messages could not be loaded')}
      skeleton={
        <Loading label={t('Loading messages')}>
          <Bar />
        </Loading>
      }
    >
      {(data) =>
        data.items.map(({ id, name }) => (
          <Card
            key={id}
            title={
              data.items.length > 1 ? t('Messages: {client}', { client: name }) : t('Messages with your team')
            }
            fill="rows"
          >
            <Conversation clientId={id} side="client" />
          </Card>
        ))
      }
    </Loaded>
  );
}
