import type { CurrentUser } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { AuthLayout, PersonTile } from '@atrium/ui';
import { LeaveButton } from './leave-button.js';
import { UnlockForm } from './unlock-form.js';

interface LockContentProps {
  title: string;
  user: CurrentUser;
  lock: 'ended' | 'locked';
}

/** Lets the person return to the page below, or leave it. */
export default function LockContent({ title, user, lock }: LockContentProps) {
  return (
    <AuthLayout
      title={title}
      text={
        lock === 'locked'
          ? t('Enter your password to continue where you left off.')
          : t('Enter your password to continue. Nothing you typed is lost.')
      }
      lead={<PersonTile name={`${user.firstName} ${user.lastName}`} email={user.email} />}
    >
      <UnlockForm user={user} lock={lock} />
      <LeaveButton lock={lock} />
    </AuthLayout>
  );
}
