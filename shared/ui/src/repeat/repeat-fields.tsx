import { addMonths } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import { isDay } from '../calendar/days.rules.js';
import { DateField } from '../field/date-field.js';
import { NumberField } from '../field/number-field.js';
import { SelectField } from '../field/select-field.js';
import { CustomRepeat } from './custom-repeat.js';
import {
  isCount,
  REPEAT_ENDS,
  REPEATS,
  type Repeat,
  type RepeatChoice,
  type RepeatEnd,
} from './repeat-choices.rules.js';
import { sayCountFault, sayRepeat } from './repeat.format.js';

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
  /** From Monday (1), as where it is left out, to Sunday (7). */
  firstWeekday?: number;
}

const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const;
/** The last day that is offered first. */
const MONTHS = 3;

/** With their years where there is hardly one in a year. */
function sayDates(dates: readonly string[]): string {
  const years = Number(dates.at(-1)?.slice(0, 4)) - Number(dates[0]?.slice(0, 4));
  const look = years > 1 ? ({ day: 'numeric', month: 'short', year: 'numeric' } as const) : SHORT;
  return dates.map((date) => formatDate(date, look)).join(', ');
}

/** How something repeats, until when, and what that means. */
export function RepeatFields({
  value,
  onChange,
  day,
  dates,
  error,
  always = false,
  firstWeekday,
}: RepeatFieldsProps) {
  const { repeat } = value;
  const said = dates && sayDates(dates.map((date) => date.slice(0, 10)));
  const offered = REPEATS.filter((each) => {
    if (each === 'none') return !always;
    return each !== 'other' || repeat === 'other';
  });
  return (
    <>
      <SelectField
        wide={repeat === 'none' || repeat === 'custom'}
        label={t('Repeats')}
        name="rule"
        error={error}
        help={said && t('Next: {dates}', { dates: said })}
        options={offered.map((each) => ({ value: each, label: sayRepeat(each, day) }))}
        value={repeat}
        onChange={({ target }) => onChange({ ...value, repeat: target.value as Repeat })}
      />
      {repeat === 'custom' && (
        <CustomRepeat value={value} onChange={onChange} day={day} firstWeekday={firstWeekday} />
      )}
      {repeat !== 'none' && repeat !== 'other' && <EndFields value={value} onChange={onChange} day={day} />}
    </>
  );
}

const endLabel = (end: RepeatEnd): string =>
  ({ never: t('Never'), on: t('On a date'), after: t('After a number of times') })[end];

function EndFields({ value, onChange, day }: Pick<RepeatFieldsProps, 'value' | 'onChange' | 'day'>) {
  const { ends, lastDay, times } = value;
  const end = (next: RepeatEnd) =>
    onChange({ ...value, ends: next, lastDay: lastDay || addMonths(day, MONTHS) });
  return (
    <>
      <SelectField
        label={t('It ends')}
        options={REPEAT_ENDS.map((each) => ({ value: each, label: endLabel(each) }))}
        value={ends}
        onChange={({ target }) => end(target.value as RepeatEnd)}
      />
      {ends === 'on' && (
        <DateField
          required
          label={t('Until')}
          name="repeatUntil"
          value={lastDay}
          error={isDay(lastDay) ? undefined : t('Enter the last day.')}
          onChange={({ target }) => onChange({ ...value, lastDay: target.value })}
        />
      )}
      {ends === 'after' && (
        <NumberField
          required
          label={t('Number of times')}
          name="repeatTimes"
          value={times}
          error={isCount(times) ? undefined : sayCountFault()}
          onChange={({ target }) => onChange({ ...value, times: Number(target.value) })}
        />
      )}
    </>
  );
}
