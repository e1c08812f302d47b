import { RepeatFields, endingOn, ruleOf } from '@atrium/ui';
import { useGetEventDatesQuery } from './calendar.api.js';
import type { EventForm, SetForm } from './event-form.rules.js';

interface EventRepeatProps {
  form: EventForm;
  set: SetForm;
  /** Of its times. */
  zone: string;
  error: string | undefined;
}

/** How an event repeats. */
export function EventRepeat({ form, set, zone, error }: EventRepeatProps) {
  const { repeat, repeatUntil, day, from, allDay } = form;
  const rule = repeat === 'other' ? null : endingOn(ruleOf(repeat, day), repeatUntil || null);
  const start = allDay ? day : `${day}T${from}`;
  const { currentData } = useGetEventDatesQuery(
    { start, rule: rule ?? '', ...(!allDay && { zone }) },
    { skip: rule === null || !day },
  );
  return (
    <RepeatFields
      {...{ day, error }}
      dates={currentData?.dates}
      value={{ repeat, lastDay: repeatUntil }}
      onChange={(next) => {
        set('repeat', next.repeat);
        set('repeatUntil', next.lastDay);
      }}
    />
  );
}
