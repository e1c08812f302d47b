import { t } from '@atrium/sdk';
import { DateField, TimeField } from '@atrium/ui';
import { useState } from 'react';
import css from './moment-field.module.scss';

interface MomentFieldProps {
  /** By which the server names it where something is wrong with it. */
  name?: string;
  label: string;
  value: string | null;
  error: string | undefined;
  onChange: (moment: string | null) => void;
}

const two = (value: number): string => String(value).padStart(2, '0');

function partsOf(moment: string | null): { day: string; time: string } {
  if (moment === null) return { day: '', time: '' };
  const at = new Date(moment);
  return {
    day: `${String(at.getFullYear())}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

/** A day and a time of it, by the clock of whoever types it. */
export function MomentField({ name, label, value, error, onChange }: MomentFieldProps) {
  const [{ day, time }, setParts] = useState(() => partsOf(value));
  const put = (next: { day: string; time: string }) => {
    setParts(next);
    const at = new Date(`${next.day}T${next.time || '00:00'}`);
    onChange(Number.isNaN(at.getTime()) ? null : at.toISOString());
  };
  return (
    <div className={css['pair']}>
      <DateField
        {...(name !== undefined && { name })}
        label={label}
        value={day}
        error={error}
        onChange={({ target }) => put({ day: target.value, time })}
      />
      <TimeField label={t('Time')} value={time} onChange={({ target }) => put({ day, time: target.value })} />
    </div>
  );
}
