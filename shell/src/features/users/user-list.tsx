import { isStaff, USER, type User } from '@atrium/contracts';
import { lazyDialog, t, useCan } from '@atrium/sdk';
import { RecordPage, type RecordDialogProps, type RecordPageProps, type RowStep } from '@atrium/ui';
import { EditUserDialog } from './edit-user-dialog.js';
import { useAccountSteps } from './use-account-steps.js';
import { useSeeAs } from './use-see-as.js';
import { userLooks } from './user-columns.js';
import { nameOf } from './user.format.js';
import { userApi } from './users.api.js';

const PermissionsDialog = lazyDialog<RecordDialogProps<User>>(
  () => import(/* webpackChunkName: 'permissions' */ './permissions/permissions-dialog.js'),
);

export type PageHead = Pick<RecordPageProps<never, never>, 'subtitle' | 'tabs' | 'actions'>;

const OPENED = { note: ({ email }: User) => <bdi>{email}</bdi> };

/** The company's accounts with their actions. */
export function UserList(head: PageHead) {
  const seeAs = useSeeAs();
  const mayEdit = useCan('admin', 'users', 'update');
  const steps: Record<string, RowStep<User>> = {
    permissions: {
      label: t('Permissions'),
      icon: 'key',
      Dialog: PermissionsDialog,
      offered: ({ role }) => mayEdit && isStaff(role),
    },
    seeAs: { label: t('View as this person'), icon: 'eye', run: (user) => void seeAs(user) },
    ...useAccountSteps<User>(),
  };
  return (
    <RecordPage
      {...head}
      record={USER}
      api={userApi}
      looks={userLooks}
      nameOf={nameOf}
      steps={steps}
      Form={EditUserDialog}
      placeholder={t('Name or email')}
      empty={{
        drawing: 'people',
        title: t('No users yet'),
        text: t('Invite the people who work with you.'),
      }}
      opened={OPENED}
      files
    />
  );
}
