import { t } from '@atrium/sdk';
import { DateField, TextField, TimeField } from '@atrium/ui';
import { zoneHere } from '../day/here.js';

/** Another time for a date, in the reader's own zone, or other days. */
export interface ProposedTime {
  day: string;
  from: string;
  lastDay: string;
  to: string;
  note: string;
}

export const PROPOSED_NAMES = ['start', 'end', 'note'] as const;

interface ProposedTimeFieldsProps {
  allDay: boolean;
  value: ProposedTime;
  onChange: (value: ProposedTime) => void;
  errorOf: (name: (typeof PROPOSED_NAMES)[number]) => string | undefined;
}

export function ProposedTimeFields({ allDay, value, onChange, errorOf }: ProposedTimeFieldsProps) {
  const field = (name: keyof ProposedTime) => ({
    name,
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) => {
      const { day, lastDay } = value;
      // The last day follows the first one.
      const follows = name === 'day' && (lastDay === day || lastDay < target.value);
      onChange({ ...value, [name]: target.value, ...(follows && { lastDay: target.value }) });
    },
  });
  return (
    <div className="at-fields">
      <DateField label={t('From')} {...field('day')} error={errorOf('start')} />
      {!allDay && <TimeField label={t('Starts at')} {...field('from')} />}
      <DateField label={t('To')} {...field('lastDay')} error={errorOf('end')} />
      {!allDay && <TimeField label={t('Ends at')} {...field('to')} />}
      <TextField wide label={t('More about it')} {...field('note')} error={errorOf('note')} />
    </div>
  );
}

interface KnownTime {
  start: string;
  end: string;
  startsAt: string | null;
  endsAt: string | null;
}

/** To begin with, the present time. */
export function presentTime({ start, end, startsAt, endsAt }: KnownTime): ProposedTime {
  const [day = '', from = ''] = (startsAt === null ? start : localTime(startsAt)).split('T');
  const [lastDay = '', to = ''] = (endsAt === null ? end : localTime(endsAt)).split('T');
  return { day, from, lastDay, to, note: '' };
}

/** What the server gets. */
export function proposedValues({ day, from, lastDay, to, note }: ProposedTime, allDay: boolean) {
  return {
    start: allDay ? day : `${day}T${from}`,
    end: allDay ? lastDay : `${lastDay}T${to}`,
    zone: allDay ? null : zoneHere(),
    note: note.trim() || null,
  };
}

/** A moment in the reader's zone, `2026-06-15T10:00`. */
function localTime(moment: string): string {
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
