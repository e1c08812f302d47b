import type { User, USER } from '@atrium/contracts';
import { lazyDialog, t, useCan, usePhotos } from '@atrium/sdk';
import { DataTable, describedColumns, EmptyState, useListPages, type useList } from '@atrium/ui';
import { useState } from 'react';
import { EditUserDialog } from './edit-user-dialog.js';
import { useAccountSteps } from './use-account-steps.js';
import { useSeeAs } from './use-see-as.js';
import { UserActions } from './user-actions.js';
import { userLooks } from './user-columns.js';
import { nameOf } from './user.format.js';
import { useListUsersQuery } from './users.api.js';

const PermissionsDialog = lazyDialog<{ user: User; onClose: () => void }>(
  () => import(/* webpackChunkName: 'permissions' */ './permissions/permissions-dialog.js'),
);

/** The company's accounts with their actions. */
export function UserList({ list }: { list: ReturnType<typeof useList<(typeof USER)['list']>> }) {
  const [open, setOpen] = useState<Opened | null>(null);
  const rows = useRowActions(setOpen);
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
        {...rows}
      />
      {open && <OpenDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

/** The dialog that is open over the list, and for whom. */
interface Opened {
  user: User;
  what: 'edit' | 'permissions';
}

function OpenDialog({ user, what, onClose }: Opened & { onClose: () => void }) {
  if (what === 'edit') return <EditUserDialog user={user} onClose={onClose} />;
  return <PermissionsDialog user={user} onClose={onClose} />;
}

/** The actions on a row, for people who may change accounts. */
function useRowActions(open: (opened: Opened) => void) {
  const mayEdit = useCan('admin', 'users', 'update');
  const takeStep = useAccountSteps();
  const seeAs = useSeeAs();
  if (!mayEdit) return {};
  const edit = (user: User) => open({ user, what: 'edit' });
  return {
    onOpen: edit,
    rowActions: (user: User) => (
      <UserActions
        user={user}
        onEdit={edit}
        onPermissions={() => open({ user, what: 'permissions' })}
        onSeeAs={(target) => void seeAs(target)}
        onStep={(target, step) => void takeStep(target, step)}
      />
    ),
  };
}

const NobodyYet = () => (
  <EmptyState drawing="people" title={t('No users yet')} text={t('Invite the people who work with you.')} />
);
