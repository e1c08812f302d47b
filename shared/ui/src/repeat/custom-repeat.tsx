import { t } from '@atrium/sdk';
import { useId } from 'react';
import { CheckField } from '../field/check-field.js';
import { NumberField } from '../field/number-field.js';
import { SelectField } from '../field/select-field.js';
import {
  hasWeekday,
  isCount,
  MONTH_DAYS,
  REPEAT_UNITS,
  weekdayOf,
  WEEKDAYS,
  type MonthDay,
  type RepeatChoice,
  type RepeatUnit,
  type Weekday,
} from './repeat-choices.rules.js';
import { sayCountFault, sayMonthDay, sayUnit, sayWeekdayOf } from './repeat.format.js';

interface CustomRepeatProps {
  value: RepeatChoice;
  onChange: (value: RepeatChoice) => void;
  /** The first day. */
  day: string;
  firstWeekday: number | undefined;
}

/** Every so many days, weeks, months or years, and on which of their days. */
export function CustomRepeat({ value, onChange, day, firstWeekday }: CustomRepeatProps) {
  const { every, unit, monthDay } = value;
  return (
    <>
      <NumberField
        label={t('Every')}
        name="repeatEvery"
        error={isCount(every) ? undefined : sayCountFault()}
        value={every}
        onChange={({ target }) => onChange({ ...value, every: Number(target.value) })}
      />
      <SelectField
        label={t('Unit')}
        options={REPEAT_UNITS.map((each) => ({ value: each, label: sayUnit(each) }))}
        value={unit}
        onChange={({ target }) => onChange({ ...value, unit: target.value as RepeatUnit })}
      />
      {unit === 'WEEKLY' && (
        <WeekdayFields value={value} onChange={onChange} day={day} firstWeekday={firstWeekday} />
      )}
      {unit === 'MONTHLY' && (
        <SelectField
          wide
          label={t('Day of the month')}
          options={MONTH_DAYS.map((each) => ({ value: each, label: sayMonthDay(each, day) }))}
          value={monthDay}
          onChange={({ target }) => onChange({ ...value, monthDay: target.value as MonthDay })}
        />
      )}
    </>
  );
}

function WeekdayFields({ value, onChange, day, firstWeekday = 1 }: CustomRepeatProps) {
  const faultId = useId();
  const isFault = !hasWeekday(value);
  const chosen = value.weekdays ?? [weekdayOf(day)];
  const ordered = [...WEEKDAYS.slice(firstWeekday - 1), ...WEEKDAYS.slice(0, firstWeekday - 1)];
  const choose = (weekday: Weekday, isOn: boolean) => {
    const others = chosen.filter((each) => each !== weekday);
    onChange({ ...value, weekdays: isOn ? [...others, weekday] : others });
  };
  return (
    <fieldset className="is-wide" aria-describedby={isFault ? faultId : undefined}>
      <legend className="form-label">{t('On these days')}</legend>
      <div className="d-flex flex-wrap gap-3">
        {ordered.map((weekday) => (
          <CheckField
            key={weekday}
            label={
              <>
                <span aria-hidden="true">{sayWeekdayOf(weekday, 'short')}</span>
                <span className="visually-hidden">{sayWeekdayOf(weekday, 'long')}</span>
              </>
            }
            checked={chosen.includes(weekday)}
            onChange={({ target }) => choose(weekday, target.checked)}
          />
        ))}
      </div>
      {isFault && (
        <div id={faultId} className="at-field-error">
          {t('Choose at least one day.')}
        </div>
      )}
    </fieldset>
  );
}
