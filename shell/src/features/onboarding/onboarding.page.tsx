import { isStaff, ROLE_LABELS } from '@atrium/contracts';
import { t, Trans, translate, useSession } from '@atrium/sdk';
import { AuthLayout, CompanyTile, RelativeTime } from '@atrium/ui';
import { use, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title.js';
import { firstPath } from '../../session/access.rules.js';
import { useLinkToken } from '../../session/use-link-token.js';
import { AcceptInvitationForm } from './accept-invitation-form.js';
import { InvitationFailure } from './invitation-failure.js';
import { lookUpInvitation } from './invitation-lookup.js';

/** The invitation, and once it is accepted what apps want to know of a new person. */
export default function OnboardingPage() {
  const token = useLinkToken();
  const { user } = useSession();
  if (token === null && user && isStaff(user.role)) return <Navigate to={firstPath(user)} replace />;
  return <Invitation key={token} token={token ?? ''} />;
}

function Invitation({ token }: { token: string }) {
  const [lookup, setLookup] = useState(() => lookUpInvitation(token));
  const { invitation, failure } = use(lookup);
  usePageTitle(invitation ? t('Join {name}', { name: invitation.company.name }) : t('Invitation'));
  if (!invitation) return <InvitationFailure token={token} failure={failure} onRetry={setLookup} />;
  const { company, invitedBy, role, expiresAt } = invitation;
  return (
    <AuthLayout
      title={t('Join {name}', { name: company.name })}
      text={t('{invitedBy} invited you as {role}.', { invitedBy, role: translate(ROLE_LABELS[role]) })}
      lead={<CompanyTile name={company.name} code={company.code} />}
      footer={
        <Trans id="The invitation expires {time}." values={{ time: <RelativeTime at={expiresAt} /> }} />
      }
    >
      <AcceptInvitationForm token={token} invitation={invitation} />
    </AuthLayout>
  );
}
