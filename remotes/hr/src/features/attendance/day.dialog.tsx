import { dayMarkOf, type AttendanceDate } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, Dialog, Note, StatusBadge } from '@atrium/ui';
import { useState } from 'react';
import { lookOf, outcomeInWords, reasonOf, shiftInWords, timesInWords } from './attendance-date.format.js';
import { clockTime, dayInWords, hoursAndMinutes, punchInWords } from './attendance.format.js';
import { CorrectionDialog } from './correction.dialog.js';
import css from './components/day-facts.module.scss';

interface DayDialogProps {
  day: AttendanceDate;
  /** Whose day it is, where it is not the reader's own. */
  name?: string;
  /** The reader may ask for a correction. */
  own?: boolean;
  onClose: () => void;
}

/** What a date came to, from which punches and why. */
export function DayDialog({ day, name, own = false, onClose }: DayDialogProps) {
  const [correcting, setCorrecting] = useState(false);
  if (correcting) return <CorrectionDialog day={day} onClose={onClose} />;
  const reason = reasonOf(day);
  const correctable = own && day.joined && !day.locked && !day.asked && day.state !== 'scheduled';
  return (
    <Dialog
      size="sm"
      title={dayInWords(day.date)}
      subtitle={name}
      onClose={onClose}
      footer={
        correctable && (
          <Button variant="primary" icon="pencil" onClick={() => setCorrecting(true)}>
            {t('Correct this day')}
          </Button>
        )
      }
    >
      <div className={css.body}>
        <StatusBadge tone={lookOf(dayMarkOf(day)).tone}>{outcomeInWords(day)}</StatusBadge>
        {reason && <p className="at-muted">{reason}</p>}
        <Facts day={day} />
        {day.locked && (
          <Note tone="info">{t('This day is locked. A change is settled later, as arrears.')}</Note>
        )}
      </div>
    </Dialog>
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

const minutesFact = (title: string, minutes: number): [string, string][] =>
  minutes > 0 ? [[title, hoursAndMinutes(minutes)]] : [];
