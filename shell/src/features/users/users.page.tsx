import { INVITATION, USER } from '@atrium/contracts';
import { lazyDialog, t, useCan, useCompanyPath } from '@atrium/sdk';
import { Button, ListToolbar, Page, useList } from '@atrium/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../app/use-page-title.js';
import { InvitationList } from './invitations/invitation-list.js';
import { InviteDialog } from './invite-dialog.js';
import { SecurityRulesDialog } from './security-rules-dialog.js';
import { UserList } from './user-list.js';

interface InviteManyProps {
  id: string | null;
  onOpen: (id: string | null) => void;
  onClose: () => void;
}
const InviteManyDialog = lazyDialog<InviteManyProps>(
  () => import(/* webpackChunkName: 'invite-many' */ './invite-many/invite-many-dialog.js'),
);

/** URL parameter: the list that is shown. */
const SHOW = 'show';
/** URL parameter: the list of people that is being invited, so that a reload returns to it. */
const INVITING = 'inviting';
const NO_LIST_YET = 'new';

export default function UsersPage() {
  usePageTitle(t('Users'));
  const toPath = useCompanyPath();
  const invitations = useSearchParams()[0].get(SHOW) === 'invitations';
  const tabs = [
    { label: t('Accounts'), to: toPath('admin/users'), current: !invitations },
    { label: t('Invitations'), to: toPath(`admin/users?${SHOW}=invitations`), current: invitations },
  ];
  const head = {
    title: t('Users'),
    subtitle: t('Who signs in here, and as what.'),
    tabs,
    actions: <Actions />,
    fill: 'flush',
  } as const;
  return invitations ? <InvitationsPage {...head} /> : <AccountsPage {...head} />;
}

type Head = Omit<Parameters<typeof Page>[0], 'toolbar' | 'children'>;

function AccountsPage(head: Head) {
  const list = useList(USER.list);
  const toolbar = (
    <ListToolbar list={list} label={t('Search users')} placeholder={t('Name or e-mail')} exports />
  );
  return (
    <Page {...head} toolbar={toolbar}>
      <UserList list={list} />
    </Page>
  );
}

function InvitationsPage(head: Head) {
  const list = useList(INVITATION.list);
  const toolbar = (
    <ListToolbar list={list} label={t('Search invitations')} placeholder={t('Name or e-mail')} exports />
  );
  return (
    <Page {...head} toolbar={toolbar}>
      <InvitationList list={list} />
    </Page>
  );
}

function Actions() {
  const [open, setOpen] = useState<'invite' | 'rules' | null>(null);
  const many = useInviteMany();
  const mayRule = useCan('admin', 'company', 'update');
  const mayInvite = useCan('admin', 'users', 'create');
  const close = () => setOpen(null);
  return (
    <>
      {mayRule && (
        <Button size="sm" icon="shield-lock" onClick={() => setOpen('rules')}>
          {t('Sign-in rules')}
        </Button>
      )}
      {mayInvite && (
        <>
          <Button size="sm" icon="users-group" onClick={() => many.set(NO_LIST_YET)}>
            {t('Invite many')}
          </Button>
          <Button variant="primary" size="sm" icon="user-plus" onClick={() => setOpen('invite')}>
            {t('Invite')}
          </Button>
        </>
      )}
      {open === 'invite' && <InviteDialog onClose={close} />}
      {open === 'rules' && <SecurityRulesDialog onClose={close} />}
      {mayInvite && many.open && (
        <InviteManyDialog
          id={many.open === NO_LIST_YET ? null : many.open}
          onOpen={(id) => many.set(id ?? NO_LIST_YET)}
          onClose={() => many.set(null)}
        />
      )}
    </>
  );
}

function useInviteMany() {
  const [params, setParams] = useSearchParams();
  const set = (next: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(INVITING, next);
        else after.delete(INVITING);
        return after;
      },
      { replace: true },
    );
  return { open: params.get(INVITING), set };
}
