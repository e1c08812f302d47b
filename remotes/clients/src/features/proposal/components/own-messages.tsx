import { t } from '@atrium/sdk';
import { Bar, Card, ErrorState, Loading } from '@atrium/ui';
import { Conversation } from '../../../shared/conversation.js';
import { useListOwnClientsQuery } from '../../../shared/message.api.js';

/** The conversation of the client who is signed in with their team; one for each client where they are a contact. */
export function OwnMessages() {
  const { data, error, refetch } = useListOwnClientsQuery();
  if (error && !data)
    return (
      <ErrorState
        title={t('The messages could not be loaded')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Loading label={t('Loading messages')}>
        <Bar />
      </Loading>
    );
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
