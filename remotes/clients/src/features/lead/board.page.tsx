import { LEAD } from '@atrium/contracts';
import { t, translate, useCompanyPath, useUser } from '@atrium/sdk';
import { Page, SearchBox, Toolbar, useSearchParams, withValues, type LinkTab } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeadBoard } from './components/lead-board.js';
import { OwnerChoice } from './components/owner-choice.js';

export interface BoardPageProps {
  tabs: LinkTab[];
  actions: ReactNode;
}

/** Leads on a board, narrowed by a text and to the reader's own; a card opens the lead in the list. */
export default function BoardPage({ tabs, actions }: BoardPageProps) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const list = useCompanyPath()('client/viewLead');
  const search = params.get('search') ?? '';
  const { id: me } = useUser();
  const owner = params.get('owner') === me ? me : null;
  const change = (values: Record<string, string | null>) =>
    setParams((before) => withValues(before, values), { replace: true });
  return (
    <Page
      title={translate(LEAD.many)}
      fill="work"
      tabs={tabs}
      actions={actions}
      toolbar={
        <Toolbar>
          <SearchBox
            label={t('Search leads')}
            placeholder={t('Name, company or city')}
            value={search}
            onSearch={(text) => change({ search: text })}
          />
          <OwnerChoice value={owner} onChange={(id) => change({ owner: id })} />
        </Toolbar>
      }
    >
      <LeadBoard
        search={search}
        owner={owner}
        onOpen={({ id, stageKey }) => void navigate(`${list}?open=${id}&stage=${stageKey}`)}
      />
    </Page>
  );
}
