import { USER_LIST, type User } from '@atrium/contracts';
import { t, useCan, usePhotos } from '@atrium/sdk';
import { Button, DataTable, describedColumns, EmptyState, Page, useList, useListPages } from '@atrium/ui';
import { useState } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { EditUserDialog } from './edit-user-dialog.js';
import { InviteDialog } from './invite-dialog.js';
import { useAccountSteps } from './use-account-steps.js';
import { UserActions } from './user-actions.js';
import { userLooks } from './user-columns.js';
import { nameOf } from './user.format.js';
import { useListUsersQuery } from './users.api.js';
import { UsersToolbar } from './users-toolbar.js';

export default function UsersPage() {
  usePageTitle(t('Users'));
  const list = useList(USER_LIST);
  const [inviting, setInviting] = useState(false);
  const mayInvite = useCan('admin', 'users', 'create');
  const invite = mayInvite && (
    <Button variant="primary" size="sm" icon="user-plus" onClick={() => setInviting(true)}>
      {t('Invite')}
    </Button>
  );
  return (
    <Page
      title={t('Users')}
      subtitle={t('Who signs in here, and as what.')}
      actions={invite}
      toolbar={<UsersToolbar list={list} />}
      fill="flush"
    >
      <UserTable list={list} />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  );
}

type UserList = ReturnType<typeof useList<typeof USER_LIST>>;

function UserTable({ list }: { list: UserList }) {
  const [edited, setEdited] = useState<User | null>(null);
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
              onStep={(target, step) => void takeStep(target, step)}
            />
          ),
        })}
      />
      {edited && <EditUserDialog user={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

const NobodyYet = () => (
  <EmptyState drawing="people" title={t('No users yet')} text={t('Invite the people who work with you.')} />
);
