import { calendarRulesKey, type CalendarEvent } from '@atrium/contracts';
import { useSetting } from '@atrium/sdk';
import { firstDayOf, isWhole, RepeatFields, type RepeatChoice } from '@atrium/ui';
import { useGetEventDatesQuery } from './calendar.api.js';
import { moveStart, ruleIn, type EventForm, type SetForm } from './event-form.rules.js';

interface EventRepeatProps {
  form: EventForm;
  set: SetForm;
  event: CalendarEvent | null;
  error: string | undefined;
  onInput: () => void;
}

/** How an event repeats. A new one begins on a day of its repeat. */
export function EventRepeat({ form, set, event, error, onInput }: EventRepeatProps) {
  const { repeat, day, from, allDay, zone } = form;
  const { firstWeekday } = useSetting(calendarRulesKey).value;
  const kept = repeat.repeat === 'other' || !isWhole(repeat);
  const rule = kept ? null : ruleIn(form, { known: event, firstWeekday });
  const start = allDay ? day : `${day}T${from}`;
  const { currentData } = useGetEventDatesQuery(
    { start, rule: rule ?? '', ...(!allDay && { zone }) },
    { skip: rule === null || !day },
  );
  const change = (next: RepeatChoice) => {
    onInput();
    set('repeat', next);
    const first = event || !day ? day : firstDayOf(next, day);
    if (first !== day) moveStart(set, form, { day: first });
  };
  return (
    <RepeatFields
      {...{ day, error, firstWeekday }}
      dates={currentData?.dates}
      value={repeat}
      onChange={change}
    />
  );
}
