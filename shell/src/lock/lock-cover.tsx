import type { CurrentUser } from '@atrium/contracts';
import { t, useSession } from '@atrium/sdk';
import { AuthLayout, Cover, PersonTile } from '@atrium/ui';
import { useDeparture } from '../session/use-departure.js';
import { LeaveButton } from './leave-button.js';
import { UnlockForm } from './unlock-form.js';

/** Over the page whose session is locked or has ended: its person goes on with the password, and nothing typed is lost. */
export function LockCover() {
  const { user, lock } = useSession();
  const { leaving } = useDeparture();
  if (!user || !lock || leaving) return null;
  return <LockPage key={lock} user={user} lock={lock} />;
}

function LockPage({ user, lock }: { user: CurrentUser; lock: 'ended' | 'locked' }) {
  const title = lock === 'locked' ? t('Locked') : t('Your session has ended');
  return (
    <Cover label={title}>
      <AuthLayout
        title={title}
        text={
          lock === 'locked'
            ? t('Enter your password to go on where you were.')
            : t('Enter your password to go on. What you typed is kept.')
        }
        lead={<PersonTile name={`${user.firstName} ${user.lastName}`} email={user.email} />}
      >
        <UnlockForm user={user} lock={lock} />
        <LeaveButton lock={lock} />
      </AuthLayout>
    </Cover>
  );
}
