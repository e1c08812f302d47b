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
  /** Null where both are empty. What lacks one of them is given as it is typed, so that the contract refuses it. */
  onChange: (moment: string | null) => void;
}

const two = (value: number): string => String(value).padStart(2, '0');

function partsOf(moment: string | null): { day: string; time: string } {
  const [day = '', time = ''] = (moment ?? '').split('T');
  const at = new Date(moment ?? '');
  if (Number.isNaN(at.getTime())) return { day, time };
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
    const typed = `${next.day}T${next.time}`;
    const at = new Date(typed);
    if (typed === 'T') onChange(null);
    else onChange(Number.isNaN(at.getTime()) ? typed : at.toISOString());
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
