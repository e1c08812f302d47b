import { CLIENT, type Client } from '@atrium/contracts';
import { t, useMayOpen } from '@atrium/sdk';
import { Card } from '@atrium/ui';
import { Conversation } from '../../../shared/conversation.js';

/** What the team and the people at a client write and send to each other. */
export default function ClientMessages({ client }: { client: Client }) {
  const mayWrite = useMayOpen()({ session: 'staff', permission: CLIENT.check('update') });
  const { id, allowedTransitions } = client;
  return (
    <Card title={t('Messages with the client')} fill="rows">
      <Conversation clientId={id} side="company" writes={mayWrite && allowedTransitions.includes('update')} />
    </Card>
  );
}
