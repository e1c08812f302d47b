import { isStaff, PROPOSAL, type CurrentUser } from '@atrium/contracts';
import { lazyPage, t, useMayOpen, useSession } from '@atrium/sdk';
import { ButtonLink, EmptyState, useSearchParams } from '@atrium/ui';
import { Link, useLocation, useParams } from 'react-router-dom';
import { PortalFrame } from './components/portal-frame.js';
import { Sender, ShownProposal } from './components/shown-proposal.js';

const OwnWork = lazyPage(() => import('./components/own-work.js'));

/** Those outside read without what its authors write with. */
const StaffList = lazyPage(() => import('./components/staff-list.js'));
const StaffProposal = lazyPage<{ id: string }>(() => import('./components/staff-proposal.js'));

/** The client's only page, by a link or signed in; those who write proposals see the same place from their side. */
export default function ProposalPage() {
  const { user } = useSession();
  const { hash } = useLocation();
  const [params] = useSearchParams();
  const open = params.get('open');
  const link = new URLSearchParams(hash.slice(1)).get('link');
  if (link)
    return (
      <PortalFrame title={null} sender={<Sender place={{ link }} />}>
        <ShownProposal place={{ link }} />
      </PortalFrame>
    );
  if (!user) return <SignInFirst />;
  return (
    <PortalFrame user={user} wide={isStaff(user.role)} title={open ? null : titleFor(user)}>
      <Inside user={user} />
    </PortalFrame>
  );
}

const titleFor = ({ role, company }: CurrentUser): string =>
  isStaff(role) ? t('Proposals') : t('Your work with {company}', { company: company.name });

function Inside({ user }: { user: CurrentUser }) {
  const [params] = useSearchParams();
  const mayOpen = useMayOpen();
  const id = params.get('open');
  if (!isStaff(user.role))
    return id ? (
      <>
        <Link to="?">{titleFor(user)}</Link>
        <ShownProposal place={{ id }} />
      </>
    ) : (
      <OwnWork />
    );
  if (!mayOpen({ session: 'staff', permission: PROPOSAL.check('read') }))
    return (
      <EmptyState
        title={t('Proposals are not shared with you')}
        text={t('An admin gives you the permission to read them.')}
      />
    );
  return id ? <StaffProposal id={id} /> : <StaffList />;
}

function SignInFirst() {
  const { companyCode = '' } = useParams();
  return (
    <PortalFrame title={t('Proposals')}>
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
}
