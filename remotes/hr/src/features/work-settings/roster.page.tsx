import { addDays, type Roster } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import {
  Button,
  EmptyState,
  IconButton,
  Loaded,
  Page,
  SearchBox,
  SkeletonCards,
  TableFoot,
  Toolbar,
  useCursorPages,
} from '@atrium/ui';
import { useState } from 'react';
import { useGetRosterQuery } from '../../shared/work-plan.api.js';
import { useToday } from '../../shared/use-today.js';
import { CopyWeekDialog } from './components/copy-week.dialog.js';
import { RosterTable } from './components/roster-table.js';
import { ShiftChips } from './components/shift-chips.js';
import { useRosterWeek } from './use-roster-week.js';
import { useShiftTabs } from './use-work-tabs.js';

/** The week of everybody, in which single days are given another shift than the schedule says. */
export default function RosterPage() {
  const [copying, setCopying] = useState(false);
  const { from, search, change } = useRosterWeek();
  return (
    <Page
      title={t('Roster')}
      tabs={useShiftTabs()}
      actions={
        <>
          <WeekPicker from={from} onChange={(next) => change({ from: next })} />
          <Button size="sm" variant="secondary" icon="copy" onClick={() => setCopying(true)}>
            {t('Copy week')}
          </Button>
        </>
      }
      toolbar={<RosterToolbar search={search} onSearch={(text) => change({ search: text })} />}
      fill="flush"
    >
      <People from={from} search={search} />
      {copying && <CopyWeekDialog from={from} onClose={() => setCopying(false)} />}
    </Page>
  );
}

const RosterToolbar = ({ search, onSearch }: { search: string; onSearch: (text: string) => void }) => (
  <Toolbar>
    <SearchBox
      label={t('Search people')}
      placeholder={t('Name, code or email')}
      value={search}
      onSearch={onSearch}
    />
  </Toolbar>
);

function People({ from, search }: { from: string; search: string }) {
  const pages = useCursorPages(`${from} ${search}`);
  const query = useGetRosterQuery({
    from,
    ...(search && { search }),
    ...(pages.cursor !== undefined && { cursor: pages.cursor }),
  });
  return (
    <Loaded
      of={query}
      current
      title={t('The week could not be loaded')}
      skeleton={<SkeletonCards cards={1} rows={10} label={t('Loading the week')} />}
    >
      {(roster) => (
        <>
          <Week roster={roster} />
          <TableFoot page={pages.pageInfo(roster)} shown={roster.items.length} />
        </>
      )}
    </Loaded>
  );
}

function Week({ roster }: { roster: Roster }) {
  if (roster.items.length === 0)
    return <EmptyState title={t('No one found')} text={t('No name, code or email matches.')} />;
  return (
    <>
      <ShiftChips />
      <RosterTable roster={roster} />
    </>
  );
}

function WeekPicker({ from, onChange }: { from: string; onChange: (from: string) => void }) {
  const to = addDays(from, 6);
  const today = useToday();
  const isNow = from <= today && today <= to;
  return (
    <>
      <IconButton icon="chevron-left" label={t('Week before')} onClick={() => onChange(addDays(from, -7))} />
      <span aria-live="polite" {...(isNow && { 'aria-current': 'date' })}>
        {formatDate(from, { day: 'numeric', month: 'short' })} –{' '}
        {formatDate(to, { day: 'numeric', month: 'short', year: 'numeric' })}
      </span>
      <IconButton icon="chevron-right" label={t('Week after')} onClick={() => onChange(addDays(from, 7))} />
    </>
  );
}
