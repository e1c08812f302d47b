import type { CorrectionQuery } from '@atrium/contracts';
import { lazyPage, t, useCan, useCompanyPath } from '@atrium/sdk';
import { Page, useSearchParams, type LinkTab } from '@atrium/ui';
import { Suspense } from 'react';
import { ClockCard } from './components/clock-card.js';
import { DayPicker } from './components/day-picker.js';
import { MyMonth } from './components/my-month.js';
import { useDayBoard } from './use-day-board.js';

const Corrections = lazyPage<{ of: CorrectionQuery['of'] }>(() => import('./components/corrections.js'));

// Only who keeps attendance looks at them.
const DayBoard = lazyPage<ReturnType<typeof useDayBoard>>(() => import('./components/day-board.js'));
const PunchImport = lazyPage<{ back: string }>(() => import('./components/punch-import.js'));
const MonthGridPage = lazyPage<{ tabs: LinkTab[] }>(() => import('./components/month-grid-view.js'));
const Reviews = lazyPage(() => import('./components/reviews.js'));
const LateDays = lazyPage(() => import('./components/late-days.js'));

const VIEWS = ['board', 'grid', 'reviews', 'corrections', 'mine'] as const;
type View = (typeof VIEWS)[number];

/** Everybody's own clock and month; the day board, the month grid and corrections for people who may read attendance. */
export default function AttendancePage() {
  const mayRead = useCan('hrOperations', 'attendence', 'read');
  const mayApprove = useCan('hrOperations', 'attendence', 'approve');
  const mayUpdate = useCan('hrOperations', 'attendence', 'update');
  const path = useCompanyPath()('employee/Attendance');
  const [params] = useSearchParams();
  if (!mayRead)
    return (
      <Page title={t('Attendance')}>
        <Mine />
      </Page>
    );
  const view = VIEWS.find((each) => each === params.get('view')) ?? 'board';
  const tabs = tabsOf(path, view, mayApprove);
  if (params.get('view') === 'import') return <PunchImport back={`${path}?view=grid`} />;
  if (view === 'board') return <BoardPage tabs={tabs} />;
  if (view === 'grid') return <MonthGridPage tabs={tabs} />;
  return (
    <Page title={t('Attendance')} tabs={tabs}>
      {view === 'reviews' && (
        <Suspense>
          {mayApprove && <Reviews />}
          {mayUpdate && <LateDays />}
        </Suspense>
      )}
      {view === 'corrections' && (
        <Suspense>
          <Corrections of="waiting" />
          <Corrections of="decided" />
        </Suspense>
      )}
      {view === 'mine' && <Mine />}
    </Page>
  );
}

function tabsOf(path: string, view: View, mayApprove: boolean): LinkTab[] {
  return [
    { label: t('Day board'), to: path, current: view === 'board' },
    { label: t('Month grid'), to: `${path}?view=grid`, current: view === 'grid' },
    ...(mayApprove ? [{ label: t('Reviews'), to: `${path}?view=reviews`, current: view === 'reviews' }] : []),
    { label: t('Corrections'), to: `${path}?view=corrections`, current: view === 'corrections' },
    { label: t('My attendance'), to: `${path}?view=mine`, current: view === 'mine' },
  ];
}

function Mine() {
  return (
    <>
      <ClockCard />
      <MyMonth />
      <Suspense>
        <Corrections of="mine" />
      </Suspense>
    </>
  );
}

function BoardPage({ tabs }: { tabs: LinkTab[] }) {
  const board = useDayBoard();
  return (
    <Page title={t('Attendance')} actions={<DayPicker day={board.board?.date} />} tabs={tabs}>
      <Suspense>
        <DayBoard {...board} />
      </Suspense>
    </Page>
  );
}
