import { USER_LIST, type User } from '@atrium/contracts';
import { lazyPage, t, useCan, usePhotos } from '@atrium/sdk';
import { Button, DataTable, describedColumns, EmptyState, Page, useList, useListPages } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { EditUserDialog } from './edit-user-dialog.js';
import { InviteDialog } from './invite-dialog.js';
import { useAccountSteps } from './use-account-steps.js';
import { SecurityRulesDialog } from './security-rules-dialog.js';
import { UserActions } from './user-actions.js';
import { userLooks } from './user-columns.js';
import { nameOf } from './user.format.js';
import { useListUsersQuery } from './users.api.js';
import { UsersToolbar } from './users-toolbar.js';

const PermissionsDialog = lazyPage<{ user: User; onClose: () => void }>(
  () => import(/* webpackChunkName: 'permissions' */ './permissions/permissions-dialog.js'),
);

export default function UsersPage() {
  usePageTitle(t('Users'));
  const list = useList(USER_LIST);
  const [open, setOpen] = useState<'invite' | 'rules' | null>(null);
  const mayRule = useCan('admin', 'company', 'update');
  const close = () => setOpen(null);
  const mayInvite = useCan('admin', 'users', 'create');
  const invite = mayInvite && (
    <Button variant="primary" size="sm" icon="user-plus" onClick={() => setOpen('invite')}>
      {t('Invite')}
    </Button>
  );
  const rules = mayRule && (
    <Button size="sm" icon="shield-lock" onClick={() => setOpen('rules')}>
      {t('Sign-in rules')}
    </Button>
  );
  return (
    <Page
      title={t('Users')}
      subtitle={t('Who signs in here, and as what.')}
      actions={
        <>
          {rules}
          {invite}
        </>
      }
      toolbar={<UsersToolbar list={list} />}
      fill="flush"
    >
      <UserTable list={list} />
      {open === 'invite' && <InviteDialog onClose={close} />}
      {open === 'rules' && <SecurityRulesDialog onClose={close} />}
    </Page>
  );
}

type UserList = ReturnType<typeof useList<typeof USER_LIST>>;

function UserTable({ list }: { list: UserList }) {
  const [edited, setEdited] = useState<User | null>(null);
  const [permitted, setPermitted] = useState<User | null>(null);
  const mayEdit = useCan('admin', 'users', 'update');
  const takeStep = useAccountSteps();
  const pages = useListPages(list);
  const { data, currentData, error, refetch } = useListUsersQuery({ ...list.query, cursor: pages.cursor });
  const photos = usePhotos(data?.items.map(({ id }) => id) ?? []);
  return (
    <>
      <DataTable
        label={t('Users')}
        columns={describedColumns(list, userLooks(photos))}
        rows={data?.items}
        keyOf={(user) => user.id}
        nameOf={nameOf}
        page={pages.pageInfo(currentData)}
        sort={list.values.sort}
        onSort={(sort) => list.change({ sort })}
        error={error}
        onRetry={refetch}
        onClearFilters={list.filtered ? list.clear : undefined}
        empty={<NobodyYet />}
        {...(mayEdit && {
          onOpen: setEdited,
          rowActions: (user: User) => (
            <UserActions
              user={user}
              onEdit={setEdited}
              onPermissions={setPermitted}
              onStep={(target, step) => void takeStep(target, step)}
            />
          ),
        })}
      />
      {edited && <EditUserDialog user={edited} onClose={() => setEdited(null)} />}
      {permitted && (
        <Suspense>
          <PermissionsDialog user={permitted} onClose={() => setPermitted(null)} />
        </Suspense>
      )}
    </>
  );
}

const NobodyYet = () => (
  <EmptyState drawing="people" title={t('No users yet')} text={t('Invite the people who work with you.')} />
);
