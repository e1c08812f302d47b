import { PROPOSAL, type Client } from '@atrium/contracts';
import { t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { Button, ButtonLink, Icon } from '@atrium/ui';
import { useLogCall } from '../../../shared/use-log-call.js';
import { WriteEmail } from '../../../shared/write-email.js';

/** What is written down most of a client. */
export function ClientActions({ client: { id, allowedTransitions } }: { client: Client }) {
  const log = useLogCall();
  if (!allowedTransitions.includes('update')) return null;
  return (
    <>
      <Button size="sm" icon="phone" onClick={log}>
        {t('Log a call')}
      </Button>
      <WriteEmail about={{ kind: 'client', id }} />
    </>
  );
}

/** What is next with a client. */
export function ClientNext({ client: { id, allowedTransitions } }: { client: Client }) {
  const path = useCompanyPath()('client/proposal');
  const mayWrite = useMayOpen()({ session: 'staff', permission: PROPOSAL.check('create') });
  if (!mayWrite || !allowedTransitions.includes('update')) return null;
  return (
    <ButtonLink size="sm" variant="primary" to={`${path}?open=new&client=${id}`}>
      <Icon name="plus" /> {t('New proposal')}
    </ButtonLink>
  );
}
