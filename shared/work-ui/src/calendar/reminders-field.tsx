import { t } from '@atrium/sdk';
import { MultiCombobox } from '@atrium/ui';
import { sayDayReminder, sayReminder } from './reminder.format.js';

const OFFERED = [0, 5, 10, 15, 30, 60, 120, 1_440, 2_880, 10_080];
const DAY_OFFERED = [0, 360, 900, 1_440, 2_880, 10_080];

interface RemindersFieldProps {
  label: string;
  help?: string;
  /** Of events of whole days. */
  whole?: boolean;
  name: string;
  error: string | undefined;
  value: readonly number[];
  onChange: (minutes: number[]) => void;
}

/** The times before an event at which it is reminded of. */
export function RemindersField({ whole = false, value, onChange, ...field }: RemindersFieldProps) {
  const say = whole ? sayDayReminder : sayReminder;
  const offered = new Set([...(whole ? DAY_OFFERED : OFFERED), ...value]);
  const options = [...offered]
    .sort((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: say(minutes) }));
  return (
    <MultiCombobox
      {...field}
      placeholder={value.length === 0 ? t('No reminder') : ''}
      options={options}
      chosen={options.filter((option) => value.includes(Number(option.value)))}
      value={value.map(String)}
      onChange={({ target }) => onChange([...target.value].map(Number).sort((a, b) => a - b))}
    />
  );
}
