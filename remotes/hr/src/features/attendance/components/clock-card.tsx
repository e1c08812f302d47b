import type { AttendanceDay, MyAttendance, PunchKind } from '@atrium/contracts';
import { formatMinutes, t } from '@atrium/sdk';
import { Bar, Card, EmptyState, Loaded, Loading, StatusBadge } from '@atrium/ui/widget';
import { clockTime, PRESENCE_TONES, presenceInWords } from '../attendance.format.js';
import { ShiftHours } from '../../../shared/shift-hours.js';
import { useClock } from '../use-clock.js';
import { ClockDay } from './clock-day.js';
import css from './clock-card.module.scss';
import { PunchButtons } from './punch-buttons.js';

/**
 * Today's state of the signed-in person, with buttons to clock in, take a break and clock out. On a phone the buttons
 * are at the bottom of the screen, within reach of the thumb.
 */
export function ClockCard() {
  const { query, workedMinutes, pending, punch } = useClock();
  const buttons = { pending, onPunch: (kind: PunchKind) => void punch(kind) };
  return (
    <Loaded
      of={query}
      title={t('Your attendance did not load')}
      skeleton={<ClockSkeleton />}
      frame={(waiting) => <Card>{waiting}</Card>}
    >
      {(attendance) => <Clock attendance={attendance} workedMinutes={workedMinutes} {...buttons} />}
    </Loaded>
  );
}

function ClockSkeleton() {
  return (
    <Loading label={t('Loading your clock')}>
      <div className={css.skeleton}>
        <Bar part={25} />
        <Bar part={40} />
        <Bar part={70} />
      </div>
    </Loading>
  );
}

interface ClockProps {
  attendance: MyAttendance;
  workedMinutes: number;
  pending: PunchKind | null;
  onPunch: (kind: PunchKind) => void;
}

function Clock({ attendance, workedMinutes, ...buttons }: ClockProps) {
  const { employee, today, dayOff, allowedPunches, monthMinutes } = attendance;
  if (!employee || !today)
    return (
      <Card>
        <EmptyState
          title={t('You have no employee record yet')}
          text={t('You need one to clock in. Ask HR to add you under Employees.')}
        />
      </Card>
    );
  const monthNow = monthMinutes + workedMinutes - today.workedMinutes;
  return (
    <Card>
      <div className={css.clock}>
        <div className={css.today}>
          <div className={css.figure}>
            <span className={css.time}>{formatMinutes(workedMinutes)}</span>
            <span role="status">
              <StatusBadge tone={badgeTone(today)}>
                {presenceInWords(today.state, { dayOff, isToday: true })}
              </StatusBadge>
            </span>
          </div>
          <div className="at-sub-t">{sentence(today)}</div>
          <TodaysShift attendance={attendance} />
          {attendance.asksPosition && <WhyPosition />}
        </div>
        <PunchButtons allowed={allowedPunches} {...buttons} />
      </div>
      <ClockDay day={today} shift={attendance.shift} />
      <div className={css.month}>
        <span>{t('This month')}</span>
        <span className="at-num">{formatMinutes(monthNow)}</span>
      </div>
    </Card>
  );
}

function TodaysShift({ attendance: { shift, dayOff } }: Pick<ClockProps, 'attendance'>) {
  if (!shift && dayOff) return null;
  return (
    <div className="at-sub-t">
      {shift ? (
        <>
          {t('Shift')} <ShiftHours {...shift} />
        </>
      ) : (
        t('No shift yet: clock whenever you work')
      )}
    </div>
  );
}

function WhyPosition() {
  return (
    <div className="at-sub-t">
      {t('Your browser says where you are when you clock in or out. Only whether that is at work is kept.')}
    </div>
  );
}

function badgeTone({ state }: AttendanceDay) {
  const tone = PRESENCE_TONES[state];
  return tone === 'ring' ? 'neutral' : tone;
}

function sentence({ state, firstInAt, lastOutAt, punches, timezone }: AttendanceDay): string {
  if (!firstInAt) return t('You have not clocked in today.');
  const last = punches.at(-1);
  if (state === 'break' && last) return t('On a break since {time}', { time: clockTime(last.at, timezone) });
  const from = clockTime(firstInAt, timezone);
  if (state === 'out' && lastOutAt)
    return t('From {from} to {to}', { from, to: clockTime(lastOutAt, timezone) });
  return t('In since {from}', { from });
}
