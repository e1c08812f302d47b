import { LEAD, LEAD_LAYOUT } from '@atrium/contracts';
import { translate, useCompanyPath } from '@atrium/sdk';
import { Page, useList, type LinkTab } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeadBoard } from './components/lead-board.js';
import { LeadToolbar } from './components/lead-toolbar.js';
import { narrowingOf } from './use-lead-filters.js';

export interface BoardPageProps {
  tabs: LinkTab[];
  actions: ReactNode;
}

/** Leads on a board, narrowed as their list is; a card opens the lead in the list. */
export default function BoardPage({ tabs, actions }: BoardPageProps) {
  const list = useList(LEAD_LAYOUT);
  const navigate = useNavigate();
  const table = useCompanyPath()('client/viewLead');
  return (
    <Page
      title={translate(LEAD.many)}
      fill="work"
      tabs={tabs}
      actions={actions}
      toolbar={<LeadToolbar list={list} />}
    >
      <LeadBoard
        narrowed={narrowingOf(list)}
        onOpen={({ id, stageKey }) => void navigate(`${table}?open=${id}&stage=${stageKey}`)}
      />
    </Page>
  );
}
