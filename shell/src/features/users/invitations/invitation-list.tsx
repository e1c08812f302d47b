import type { Invitation, INVITATION } from '@atrium/contracts';
import { t, useCan } from '@atrium/sdk';
import { DataTable, describedColumns, EmptyState, useListPages, type useList } from '@atrium/ui';
import { useState } from 'react';
import { nameOf } from '../user.format.js';
import { useAccountSteps } from '../use-account-steps.js';
import { InvitationActions } from './invitation-actions.js';
import { invitationLooks } from './invitation-columns.js';
import { useListInvitationsQuery } from './invitations.api.js';
import { LinkDialog } from './link-dialog.js';

interface InvitationListProps {
  list: ReturnType<typeof useList<(typeof INVITATION)['list']>>;
}

/** Invitations and their states. */
export function InvitationList({ list }: InvitationListProps) {
  const [linked, setLinked] = useState<Invitation | null>(null);
  const mayEdit = useCan('admin', 'users', 'update');
  const takeStep = useAccountSteps();
  const pages = useListPages(list);
  const { data, currentData, error, refetch } = useListInvitationsQuery({
    ...list.query,
    cursor: pages.cursor,
  });
  return (
    <>
      <DataTable
        label={t('Invitations')}
        columns={describedColumns(list, invitationLooks())}
        rows={data?.items}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        page={pages.pageInfo(currentData)}
        sort={list.values.sort}
        onSort={(sort) => list.change({ sort })}
        error={error}
        onRetry={refetch}
        onClearFilters={list.filtered ? list.clear : undefined}
        empty={<NobodyInvited />}
        {...(mayEdit && {
          rowActions: (invitation: Invitation) => (
            <InvitationActions
              invitation={invitation}
              onLink={setLinked}
              onStep={(target, step) => void takeStep(target, step)}
            />
          ),
        })}
      />
      {linked && <LinkDialog invitation={linked} onClose={() => setLinked(null)} />}
    </>
  );
}

const NobodyInvited = () => (
  <EmptyState
    drawing="people"
    title={t('Nobody has been invited yet')}
    text={t('Invite the people who work with you.')}
  />
);
