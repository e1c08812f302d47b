import { formatDate, t } from '@atrium/sdk';
import { DateField } from '../field/date-field.js';
import { SelectField } from '../field/select-field.js';
import { REPEATS, type Repeat } from './repeat-choices.rules.js';
import { sayRepeat } from './repeat.format.js';

export interface RepeatChoice {
  repeat: Repeat;
  /** Empty: it has no end. */
  lastDay: string;
}

export interface RepeatFieldsProps {
  value: RepeatChoice;
  onChange: (value: RepeatChoice) => void;
  /** The first day. */
  day: string;
  /** What the choice means: the next days, or local times. */
  dates: readonly string[] | undefined;
  error: string | undefined;
  /** It repeats in any case. */
  always?: boolean;
}

const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const;

/** With their years where there is hardly one in a year. */
function sayDates(dates: readonly string[]): string {
  const years = Number(dates.at(-1)?.slice(0, 4)) - Number(dates[0]?.slice(0, 4));
  const look = years > 1 ? ({ day: 'numeric', month: 'short', year: 'numeric' } as const) : SHORT;
  return dates.map((date) => formatDate(date, look)).join(', ');
}

/** How something repeats, until when, and what that means. */
export function RepeatFields({ value, onChange, day, dates, error, always = false }: RepeatFieldsProps) {
  const { repeat, lastDay } = value;
  const said = dates && sayDates(dates.map((date) => date.slice(0, 10)));
  const offered = REPEATS.filter((each) => {
    if (each === 'none') return !always;
    return each !== 'other' || repeat === 'other';
  });
  return (
    <>
      <SelectField
        wide={repeat === 'none'}
        label={t('Repeats')}
        name="rule"
        error={error}
        help={said && t('Next: {dates}', { dates: said })}
        options={offered.map((each) => ({ value: each, label: sayRepeat(each, day) }))}
        value={repeat}
        onChange={({ target }) => onChange({ lastDay, repeat: target.value as Repeat })}
      />
      {repeat !== 'none' && repeat !== 'other' && (
        <DateField
          label={t('Until')}
          help={t('Left empty, it has no end.')}
          name="repeatUntil"
          value={lastDay}
          onChange={({ target }) => onChange({ repeat, lastDay: target.value })}
        />
      )}
    </>
  );
}
