import { t } from '@atrium/sdk';
import { Card } from '@atrium/ui';
import { Conversation } from '../../../shared/conversation.js';
import { useListOwnClientsQuery } from '../../../shared/message.api.js';

/** The conversation of the client who is signed in with their team; one for each client where they are a contact. */
export function OwnMessages() {
  const { data } = useListOwnClientsQuery();
  if (!data) return null;
  return data.items.map(({ id, name }) => (
    <Card
      key={id}
      title={data.items.length > 1 ? t('Messages: {client}', { client: name }) : t('Messages with your team')}
      fill="rows"
    >
      <Conversation clientId={id} side="client" />
    </Card>
  ));
}
