import { isStaff } from '@atrium/contracts';
import { t, useSession } from '@atrium/sdk';
import { ButtonLink, EmptyState } from '@atrium/ui';
import { useParams } from 'react-router-dom';
import { PortalFrame } from './components/portal-frame.js';

/** The client's only page. It has no guard: without a session it leads to sign-in. */
export default function ProposalPage() {
  const { user } = useSession();
  const { companyCode = '' } = useParams();
  if (!user)
    return (
      <PortalFrame>
        <EmptyState
          title={t('Sign in to see your proposals')}
          text={t('The company that works for you sent you an invitation with your sign-in.')}
          actions={
            <ButtonLink variant="primary" to={`/${companyCode}/auth/login`}>
              {t('Sign in')}
            </ButtonLink>
          }
        />
      </PortalFrame>
    );
  return (
    <PortalFrame user={user}>
      <EmptyState
        title={t('No proposals yet')}
        text={
          isStaff(user.role)
            ? t('Proposals for your clients appear here, for them and for you.')
            : t('{name} has not sent you a proposal. It appears here as soon as they do.', {
                name: user.company.name,
              })
        }
      />
    </PortalFrame>
  );
}
