import type { User } from '@atrium/contracts';
import { useCan } from '@atrium/sdk';
import { Button, DataTable, EmptyState, Page, useCursorPages } from '@atrium/ui';
import { useState } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { EditUserDialog } from './edit-user-dialog.js';
import { InviteDialog } from './invite-dialog.js';
import { useAccountSteps } from './use-account-steps.js';
import { useUserFilters, type UserFilters } from './use-user-filters.js';
import { UserActions } from './user-actions.js';
import { userColumns } from './user-columns.js';
import { nameOf } from './user.format.js';
import { useListUsersQuery } from './users.api.js';
import { UsersToolbar } from './users-toolbar.js';

export default function UsersPage() {
  usePageTitle('Users');
  const filters = useUserFilters();
  const [inviting, setInviting] = useState(false);
  const mayInvite = useCan('admin', 'users', 'create');
  const invite = mayInvite && (
    <Button variant="primary" size="sm" icon="user-plus" onClick={() => setInviting(true)}>
      Invite
    </Button>
  );
  return (
    <Page
      title="Users"
      subtitle="Who signs in here, and as what."
      actions={invite}
      toolbar={<UsersToolbar filters={filters} />}
      fill="flush"
    >
      <UserTable filters={filters} />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Page>
  );
}

function UserTable({ filters: { query, change, isFiltered, clear } }: { filters: UserFilters }) {
  const [edited, setEdited] = useState<User | null>(null);
  const mayEdit = useCan('admin', 'users', 'update');
  const takeStep = useAccountSteps();
  const pages = useCursorPages(JSON.stringify(query));
  const { data, currentData, error, refetch } = useListUsersQuery({ ...query, cursor: pages.cursor });
  return (
    <>
      <DataTable
        label="Users"
        columns={userColumns}
        rows={data?.items}
        keyOf={(user) => user.id}
        nameOf={nameOf}
        page={pages.pageInfo(currentData)}
        sort={query.sort}
        onSort={(sort) => change({ sort })}
        error={error}
        onRetry={refetch}
        onClearFilters={isFiltered ? clear : undefined}
        empty={
          <EmptyState drawing="people" title="No users yet" text="Invite the people who work with you." />
        }
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
