import { formatDate, t } from '@atrium/sdk';
import { DateField, SelectField } from '@atrium/ui';
import { useGetEventDatesQuery } from './calendar.api.js';
import type { EventForm, SetForm } from './event-form.rules.js';
import { endingOn, REPEATS, ruleOf, type Repeat } from './repeat-choices.rules.js';

interface RepeatFieldsProps {
  form: EventForm;
  set: SetForm;
  error: string | undefined;
}

const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const;

function sayRepeat(repeat: Repeat, day: string): string {
  const weekday = formatDate(day, { weekday: 'long' });
  const words: Record<Repeat, string> = {
    none: t('Does not repeat'),
    daily: t('Every day'),
    weekdays: t('Every weekday, Monday to Friday'),
    weekly: t('Every week on {weekday}', { weekday }),
    fortnightly: t('Every second week on {weekday}', { weekday }),
    monthlyDate: t('Every month on this date'),
    monthlyWeekday: t('Every month on the same {weekday}', { weekday }),
    monthlyLastDay: t('On the last day of every month'),
    monthlyLastWeekday: t('On the last working day of every month'),
    yearly: t('Every year'),
    other: t('As before'),
  };
  return words[repeat];
}

/** How an event repeats, until when, and what that means. */
export function RepeatFields({
  form: { repeat, repeatUntil, day, from, allDay },
  set,
  error,
}: RepeatFieldsProps) {
  const rule = repeat === 'other' ? null : endingOn(ruleOf(repeat, day), repeatUntil || null);
  const start = allDay ? day : `${day}T${from}`;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { currentData } = useGetEventDatesQuery(
    { start, rule: rule ?? '', ...(!allDay && { zone }) },
    { skip: rule === null || !day },
  );
  const dates = currentData?.dates.map((date) => formatDate(date.slice(0, 10), SHORT)).join(', ');
  const offered = REPEATS.filter((each) => each !== 'other' || repeat === 'other');
  return (
    <>
      <SelectField
        wide={repeat === 'none'}
        label={t('Repeats')}
        error={error}
        help={dates && t('Next: {dates}', { dates })}
        options={offered.map((value) => ({ value, label: sayRepeat(value, day) }))}
        value={repeat}
        onChange={({ target }) => set('repeat', target.value as Repeat)}
      />
      {repeat !== 'none' && repeat !== 'other' && (
        <DateField
          label={t('Until')}
          help={t('Left empty, it has no end.')}
          name="repeatUntil"
          value={repeatUntil}
          onChange={({ target }) => set('repeatUntil', target.value)}
        />
      )}
    </>
  );
}
