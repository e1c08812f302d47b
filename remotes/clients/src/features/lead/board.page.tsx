import { LEAD } from '@atrium/contracts';
import { t, translate, useCompanyPath } from '@atrium/sdk';
import { Page, SearchBox, Toolbar, useSearchParams, withValues, type LinkTab } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeadBoard } from './components/lead-board.js';

export interface BoardPageProps {
  tabs: LinkTab[];
  actions: ReactNode;
}

/** Leads on a board, narrowed by a text; a card opens the lead in the list. */
export default function BoardPage({ tabs, actions }: BoardPageProps) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const list = useCompanyPath()('client/viewLead');
  const search = params.get('search') ?? '';
  const onSearch = (text: string) =>
    setParams((before) => withValues(before, { search: text }), { replace: true });
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
            onSearch={onSearch}
          />
        </Toolbar>
      }
    >
      <LeadBoard
        search={search}
        onOpen={({ id, stageKey }) => void navigate(`${list}?open=${id}&stage=${stageKey}`)}
      />
    </Page>
  );
}
