import { CLIENT_ONBOARDING, PROPOSAL, type Lead } from '@atrium/contracts';
import { t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { Button, ButtonLink, Icon } from '@atrium/ui';
import { useLogCall } from '../../../shared/use-log-call.js';
import { WriteEmail } from '../../../shared/write-email.js';

/** What is done most with a lead beside what is next. */
export function LeadActions({ lead: { id, stage, allowedTransitions } }: { lead: Lead }) {
  const log = useLogCall();
  const onboard = useCompanyPath()('client/onboardClient');
  if (!allowedTransitions.includes('update')) return null;
  return (
    <>
      {stage === 'proposal_sent' && (
        <ButtonLink size="sm" to={`${onboard}?lead=${id}`}>
          {t('Onboard this lead')}
        </ButtonLink>
      )}
      <Button size="sm" icon="phone" onClick={log}>
        {t('Log a call')}
      </Button>
      <WriteEmail about={{ kind: 'lead', id }} />
    </>
  );
}

/** What is next: a proposal, or the work once it is won. */
export function LeadNext({ lead }: { lead: Lead }) {
  const pathOf = useCompanyPath();
  const mayOpen = useMayOpen();
  const { id, stage, client, allowedTransitions } = lead;
  if (!allowedTransitions.includes('update') || stage === 'lost') return null;
  const mayOnboard = mayOpen({ session: 'staff', permission: CLIENT_ONBOARDING.check('create') });
  if (stage === 'won' && mayOnboard)
    return (
      <ButtonLink size="sm" variant="primary" to={`${pathOf('client/onboardClient')}?lead=${id}`}>
        {t('Onboard this lead')}
      </ButtonLink>
    );
  if (!mayOpen({ session: 'staff', permission: PROPOSAL.check('create') })) return null;
  const forWhom = client ? `client=${client.id}` : `lead=${id}`;
  return (
    <ButtonLink size="sm" variant="primary" to={`${pathOf('client/proposal')}?open=new&${forWhom}`}>
      <Icon name="plus" /> {t('New proposal')}
    </ButtonLink>
  );
}
