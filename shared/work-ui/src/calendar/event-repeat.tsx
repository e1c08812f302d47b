import { calendarRulesKey, type CalendarEvent } from '@atrium/contracts';
import { useSetting } from '@atrium/sdk';
import { isWhole, RepeatFields } from '@atrium/ui';
import { useGetEventDatesQuery } from './calendar.api.js';
import type { EventForm, SetForm } from './event-form.rules.js';
import { onRepeat, repeatDay, ruleIn } from './event-repeat.rules.js';

interface EventRepeatProps {
  form: EventForm;
  set: SetForm;
  event: CalendarEvent | null;
  error: string | undefined;
  onInput: () => void;
}

/** How an event repeats. */
export function EventRepeat({ form, set, event, error, onInput }: EventRepeatProps) {
  const { repeat, from, allDay, zone } = form;
  const { firstWeekday } = useSetting(calendarRulesKey).value;
  const kept = repeat.repeat === 'other' || !isWhole(repeat);
  const rule = kept ? null : ruleIn(form, { known: event, firstWeekday });
  const day = repeatDay(onRepeat(form, event), event);
  const start = allDay ? day : `${day}T${from}`;
  const { currentData } = useGetEventDatesQuery(
    { start, rule: rule ?? '', ...(!allDay && { zone }) },
    { skip: rule === null || !day },
  );
  return (
    <RepeatFields
      error={error}
      firstWeekday={firstWeekday}
      day={repeatDay(form, event)}
      dates={currentData?.dates}
      value={repeat}
      onChange={(next) => {
        onInput();
        set('repeat', next);
      }}
    />
  );
}
