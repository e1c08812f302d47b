import { t, useCan, useCompanyPath } from '@atrium/sdk';
import { Page } from '@atrium/ui';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ClockCard } from './components/clock-card.js';
import { DayBoard } from './components/day-board.js';
import { DayPicker } from './components/day-picker.js';
import { MyDays } from './components/my-days.js';
import { useDayBoard } from './use-day-board.js';

/** Everybody's own clock and days, and the day board for people who may read attendance. */
export default function AttendancePage() {
  const mayReadBoard = useCan('hrOperations', 'attendence', 'read');
  const path = useCompanyPath()('employee/Attendance');
  const [params] = useSearchParams();
  if (!mayReadBoard)
    return (
      <Page title={t('Attendance')}>
        <ClockCard />
        <MyDays />
      </Page>
    );
  const mine = params.get('view') === 'mine';
  const tabs = [
    { label: t('Day board'), to: path, current: !mine },
    { label: t('My attendance'), to: `${path}?view=mine`, current: mine },
  ];
  if (!mine) return <BoardPage tabs={tabs} />;
  return (
    <Page title={t('Attendance')} tabs={tabs}>
      <ClockCard />
      <MyDays />
    </Page>
  );
}

function BoardPage({ tabs }: { tabs: ComponentProps<typeof Page>['tabs'] }) {
  const board = useDayBoard();
  return (
    <Page title={t('Attendance')} actions={<DayPicker day={board.board?.date} />} tabs={tabs}>
      <DayBoard {...board} />
    </Page>
  );
}
