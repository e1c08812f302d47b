import type { User, USER_LIST } from '@atrium/contracts';
import { lazyPage, t, useCan, usePhotos } from '@atrium/sdk';
import { DataTable, describedColumns, EmptyState, useListPages, type useList } from '@atrium/ui';
import { Suspense, useState } from 'react';
import { EditUserDialog } from './edit-user-dialog.js';
import { useAccountSteps } from './use-account-steps.js';
import { UserActions } from './user-actions.js';
import { userLooks } from './user-columns.js';
import { nameOf } from './user.format.js';
import { useListUsersQuery } from './users.api.js';

const PermissionsDialog = lazyPage<{ user: User; onClose: () => void }>(
  () => import(/* webpackChunkName: 'permissions' */ './permissions/permissions-dialog.js'),
);

/** Who has an account, and what may be done about it. */
export function UserList({ list }: { list: ReturnType<typeof useList<typeof USER_LIST>> }) {
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
