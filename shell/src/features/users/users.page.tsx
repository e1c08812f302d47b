import { t, useCan, useCompanyPath } from '@atrium/sdk';
import { Button, ButtonLink, useRecordForms, useSearchParams } from '@atrium/ui';
import { useState } from 'react';
import { usePageTitle } from '../../app/use-page-title.js';
import { InvitationImport } from './invitations/invitation-import.js';
import { InvitationList } from './invitations/invitation-list.js';
import { InviteDialog } from './invite-dialog.js';
import { SecurityRulesDialog } from './security-rules-dialog.js';
import { UserList } from './user-list.js';

/** URL parameter: the list that is shown. */
const SHOW = 'show';

/** Accounts and invitations, each on a tab, and the import of many invitations. */
export default function UsersPage() {
  usePageTitle(t('Users'));
  const toPath = useCompanyPath();
  const [params] = useSearchParams();
  const mayInvite = useCan('admin', 'users', 'create');
  const invitations = params.get(SHOW) === 'invitations';
  if (mayInvite && params.has('import')) return <InvitationImport />;
  const head = {
    subtitle: t('Everyone who can sign in, and their role.'),
    tabs: [
      { label: t('Accounts'), to: toPath('admin/users'), current: !invitations },
      { label: t('Invitations'), to: toPath(`admin/users?${SHOW}=invitations`), current: invitations },
    ],
    actions: <Actions mayInvite={mayInvite} />,
  };
  return invitations ? <InvitationList key="invitations" {...head} /> : <UserList key="users" {...head} />;
}

function Actions({ mayInvite }: { mayInvite: boolean }) {
  const [ruling, setRuling] = useState(false);
  const { form, onAdd, onClose } = useRecordForms(mayInvite);
  const mayRule = useCan('admin', 'company', 'update');
  return (
    <>
      {mayRule && (
        <Button size="sm" icon="shield-lock" onClick={() => setRuling(true)}>
          {t('Sign-in rules')}
        </Button>
      )}
      {mayInvite && (
        <>
          <ButtonLink size="sm" icon="users-group" to={`?${SHOW}=invitations&import=new`}>
            {t('Invite in bulk')}
          </ButtonLink>
          <Button variant="primary" size="sm" icon="user-plus" onClick={onAdd}>
            {t('Invite')}
          </Button>
        </>
      )}
      {form && <InviteDialog onClose={onClose} />}
      {ruling && <SecurityRulesDialog onClose={() => setRuling(false)} />}
    </>
  );
}
