import { dayMarkOf, type AttendanceDate } from '@atrium/contracts';
import { lazyPage, t } from '@atrium/sdk';
import { Button, Dialog, Note, StatusBadge } from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { lookOf, outcomeInWords, reasonOf, shiftInWords, timesInWords } from './attendance-date.format.js';
import { clockTime, dayInWords, hoursAndMinutes, punchInWords } from './attendance.format.js';
import { OvertimeDialog } from './overtime.dialog.js';
import { mayAskOvertime } from './overtime.rules.js';
import { CorrectionDialog } from './correction.dialog.js';
import { useAskWindow } from './use-ask-window.js';
import css from './components/day-facts.module.scss';

const EmergencyContacts = lazyPage<{ employeeId: string }>(
  () => import('../../shared/emergency-contacts.js'),
);

interface DayDialogProps {
  day: AttendanceDate;
  /** Whose day it is, where it is not the reader's own. */
  name?: string;
  /** Whose day the reader, who keeps attendance, may correct at once. */
  correctsOf?: string | undefined;
  /** Whom the reader leads: who is called in an emergency can be looked up. */
  callsFor?: string;
  /** The reader's own day, seen on this date: corrections and overtime may be asked for. */
  ownOn?: string;
  /** Above the day, such as that it may have changed since. */
  note?: ReactNode;
  onClose: () => void;
}

/** What a date came to, from which punches and why. */
export function DayDialog({ day, name, correctsOf, callsFor, ownOn, note, onClose }: DayDialogProps) {
  const [asking, setAsking] = useState<'correction' | 'overtime' | null>(null);
  if (asking === 'correction')
    return <CorrectionDialog day={day} employeeId={correctsOf} onClose={onClose} />;
  if (asking === 'overtime') return <OvertimeDialog day={day} onClose={onClose} />;
  const reason = reasonOf(day);
  return (
    <Dialog
      size="sm"
      title={dayInWords(day.date)}
      subtitle={name}
      onClose={onClose}
      footer={
        <>
          {ownOn !== undefined && <AskOvertime day={day} today={ownOn} onAsk={() => setAsking('overtime')} />}
          {(correctsOf ?? ownOn) !== undefined && isCorrectable(day) && (
            <Button variant="primary" icon="pencil" onClick={() => setAsking('correction')}>
              {t('Correct this day')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.body}>
        {note}
        <StatusBadge tone={lookOf(dayMarkOf(day)).tone}>{outcomeInWords(day)}</StatusBadge>
        {reason && <p className="at-muted">{reason}</p>}
        <Facts day={day} />
        {callsFor && <EmergencyContacts employeeId={callsFor} />}
        {day.locked && (
          <Note tone="info">{t('This day is locked. A change is settled later, as arrears.')}</Note>
        )}
      </div>
    </Dialog>
  );
}

const isCorrectable = ({ joined, locked, asked, state }: AttendanceDate): boolean =>
  joined && !locked && !asked && state !== 'scheduled';

interface AskOvertimeProps {
  day: AttendanceDate;
  today: string;
  onAsk: () => void;
}

function AskOvertime({ day, today, onAsk }: AskOvertimeProps) {
  const window = useAskWindow(today);
  if (!mayAskOvertime(day, window)) return null;
  return (
    <Button icon="clock" onClick={onAsk}>
      {t('Ask for overtime')}
    </Button>
  );
}

function Facts({ day }: { day: AttendanceDate }) {
  const facts: [string, string][] = [
    [t('Shift'), shiftInWords(day)],
    [t('In and out'), timesInWords(day)],
    [t('Worked'), hoursAndMinutes(day.workedMinutes)],
    [t('Breaks'), hoursAndMinutes(day.breakMinutes)],
    ...minutesFact(t('Late'), day.lateMinutes),
    ...minutesFact(t('Left early'), day.earlyMinutes),
    ...minutesFact(t('Overtime'), day.overtimeMinutes),
    ...overtimeFact(day),
    ...minutesFact(t('Night work'), day.nightMinutes),
  ];
  return (
    <>
      <dl className={css.facts}>
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="at-num">{value}</dd>
          </div>
        ))}
      </dl>
      {day.punches.length > 0 && (
        <ul className={css.punches} aria-label={t('Punches')}>
          {day.punches.map(({ kind, at }) => (
            <li key={`${kind} ${at}`}>
              <span>{punchInWords(kind)}</span>
              <span className="at-num">{clockTime(at, day.timezone)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function overtimeFact({ overtimeAsked, overtimeApproved }: AttendanceDate): [string, string][] {
  if (overtimeAsked) return [[t('Overtime approved'), t('Waits for a decision')]];
  if (overtimeApproved === null) return [];
  return [[t('Overtime approved'), hoursAndMinutes(overtimeApproved)]];
}

const minutesFact = (title: string, minutes: number): [string, string][] =>
  minutes > 0 ? [[title, hoursAndMinutes(minutes)]] : [];
