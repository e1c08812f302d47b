import { CLIENT, MOST_CLIENT_ROWS, PROPOSAL, type Client, type ListColumn } from '@atrium/contracts';
import { t, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { ButtonLink, Icon, RecordPage, type RowStep } from '@atrium/ui';
import { mergeDialogOf } from '../../merge/lazy-merge.dialog.js';
import { clientApi, nameOfClient } from '../../shared/client.api.js';
import { useLeadSetup } from '../../shared/lead-setup.api.js';
import { optionsOf } from '../../shared/lead-words.js';
import { useClientTabs } from '../../shared/use-client-tabs.js';
import { CLIENT_LOOKS } from './components/client-columns.js';
import { OWNER_FILTER } from '../../shared/record-filters.js';
import { useExport } from '../../shared/use-export.js';

/** Whom the company works for. */
export default function ClientListPage() {
  const add = useCompanyPath()('client/addClient');
  const seesProposals = useMayOpen()({ session: 'staff', permission: PROPOSAL.check('read') });
  const mayAdd = useMayOpen()({ session: 'staff', permission: CLIENT.check('create') });
  const actions = mayAdd ? (
    <>
      <ButtonLink size="sm" to="?import=new">
        {t('Import')}
      </ButtonLink>
      <ButtonLink size="sm" variant="primary" to={add}>
        <Icon name="plus" /> {t('Add client')}
      </ButtonLink>
    </>
  ) : null;
  return (
    <RecordPage
      record={seesProposals ? CLIENT : WITHOUT_PROPOSALS}
      tabs={useClientTabs()}
      api={clientApi}
      looks={CLIENT_LOOKS}
      nameOf={nameOfClient}
      placeholder={t('Name, code or city')}
      empty={{
        drawing: 'people',
        title: t('No clients yet'),
        text: mayAdd ? t('Add a client or import your list.') : t('A won lead becomes a client.'),
        more: actions,
      }}
      files={mayAdd && { mostRows: MOST_CLIENT_ROWS }}
      pageOf={({ id }) => `?open=${id}`}
      steps={STEPS}
      extras={{ owner: OWNER_FILTER, services: { options: optionsOf(useLeadSetup(), 'services') } }}
      actions={actions}
      exported={useExport(CLIENT)}
    />
  );
}

const otherColumns: readonly ListColumn[] = CLIENT.list.columns.filter(({ key }) => key !== 'accepted');
/** What was accepted is not offered to whom the server does not say it. */
const WITHOUT_PROPOSALS: typeof CLIENT = {
  ...CLIENT,
  list: { ...CLIENT.list, columns: otherColumns as typeof CLIENT.list.columns },
};

const STEPS: Record<string, RowStep<Client>> = {
  merge: { label: () => t('Merge with…'), icon: 'users', Dialog: mergeDialogOf('client') },
};
