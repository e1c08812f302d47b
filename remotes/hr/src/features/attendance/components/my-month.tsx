import { addDays, type AttendanceDate, type AttendanceMonth } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import {
  Button,
  Card,
  Loaded,
  Metrics,
  Segmented,
  SkeletonCards,
  useSearchParams,
  withValues,
} from '@atrium/ui';
import { useState } from 'react';
import { hoursAndMinutes } from '../attendance.format.js';
import { useGetMyMonthQuery } from '../attendance-month.api.js';
import { useMonth } from '../../../shared/use-month.js';
import { DayDialog } from '../day.dialog.js';
import { ForgottenClockOut } from './forgotten-clock-out.js';
import { LateNote } from './late-note.js';
import { MonthCalendar } from './month-calendar.js';
import { MonthList } from './month-list.js';
import { OvertimeNote } from './overtime-note.js';
import { MonthPicker } from '../../../shared/month-picker.js';

const ShiftRequestDialog = lazyDialog(() => import('../shift-request.dialog.js'));

/** The signed-in person's month: what each date came to and why, as a calendar or a list. */
export function MyMonth() {
  const { month } = useMonth();
  const query = useGetMyMonthQuery({ month });
  const [opened, setOpened] = useState<AttendanceDate | null>(null);
  const [asking, setAsking] = useState(false);
  return (
    <Loaded
      of={query}
      current
      title={t('Your month could not be loaded')}
      skeleton={
        <>
          <Totals totals={undefined} />
          <MonthCard month={undefined} onOpen={setOpened} />
        </>
      }
    >
      {(shown) => (
        <>
          <ForgottenClockOut month={shown} />
          <OvertimeNote month={shown} />
          <LateNote month={shown} />
          <Totals totals={shown.totals} />
          <MonthCard month={shown} onOpen={setOpened} onAskShift={() => setAsking(true)} />
          {opened && <DayDialog day={opened} ownOn={shown.today} onClose={() => setOpened(null)} />}
          {asking && <ShiftRequestDialog day={addDays(shown.today, 1)} onClose={() => setAsking(false)} />}
        </>
      )}
    </Loaded>
  );
}

/** While the month loads its figures have their places already, so that nothing below them moves. */
function Totals({ totals }: { totals: AttendanceMonth['totals'] | undefined }) {
  return (
    <Metrics
      label={t('This month')}
      items={[
        { label: t('Present'), value: totals?.present ?? '–', tone: 'success' },
        { label: t('Late'), value: totals?.lates ?? '–', tone: 'warning' },
        { label: t('Leave'), value: totals?.leave ?? '–', tone: 'leave' },
        { label: t('Absent'), value: totals?.absent ?? '–', tone: 'danger' },
        { label: t('Hours'), value: totals ? hoursAndMinutes(totals.workedMinutes) : '–' },
        { label: t('Overtime approved'), value: totals ? sayOvertime(totals) : '–' },
      ]}
    />
  );
}

const sayOvertime = ({ overtimeApproved, overtimeMinutes }: AttendanceMonth['totals']): string =>
  t('{approved} of {worked}', {
    approved: hoursAndMinutes(overtimeApproved),
    worked: hoursAndMinutes(overtimeMinutes),
  });

interface MonthCardProps {
  month: AttendanceMonth | undefined;
  onOpen: (day: AttendanceDate) => void;
  onAskShift?: () => void;
}

function MonthCard({ month, onOpen, onAskShift }: MonthCardProps) {
  const [params, setParams] = useSearchParams();
  const shown = params.get('as') === 'list' ? 'list' : 'calendar';
  const show = (as: 'calendar' | 'list') =>
    setParams((before) => withValues(before, { as }), { replace: true });
  const choice = (
    <Segmented
      label={t('Shown as')}
      value={shown}
      options={[
        { value: 'calendar', label: t('Calendar') },
        { value: 'list', label: t('List') },
      ]}
      onChange={show}
    />
  );
  return (
    <Card
      fill="rows"
      title={t('My month')}
      actions={
        <>
          {onAskShift && month?.employee && (
            <Button size="sm" icon="clock" onClick={onAskShift}>
              {t('Ask for another shift')}
            </Button>
          )}
          <MonthPicker />
          {choice}
        </>
      }
    >
      {!month ? (
        <SkeletonCards cards={1} rows={6} label={t('Loading your month')} />
      ) : shown === 'list' ? (
        <MonthList month={month} onOpen={onOpen} />
      ) : (
        <MonthCalendar month={month} onOpen={onOpen} />
      )}
    </Card>
  );
}
