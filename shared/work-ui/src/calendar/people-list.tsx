import { calendarOwnKey, type CalendarBusy } from '@atrium/contracts';
import { t, toast, toFailure, useSetting } from '@atrium/sdk';
import { PeoplePicker } from '@atrium/ui';

/** Colleagues whose busy times are shown. */
export function PeopleList({ busy }: { busy: CalendarBusy['items'] }) {
  const { value, save } = useSetting(calendarOwnKey);
  const choose = (people: readonly string[]) => {
    const without = (some: readonly string[], others: readonly string[]) =>
      some.filter((each) => !others.includes(each));
    const [added, removed] = [without(people, value.people), without(value.people, people)];
    // Based on choices that are still being saved, too.
    save((before) => {
      const kept = without(before.people, removed);
      return { ...before, people: [...kept, ...without(added, kept)] };
    }).catch((reason: unknown) => toast.error(toFailure(reason).error.message));
  };
  return (
    <PeoplePicker
      label={t('Calendars of colleagues')}
      help={t('You see when they are busy.')}
      name="people"
      chosen={busy.map(({ userId, name }) => ({ value: userId, label: name }))}
      value={value.people}
      onChange={({ target }) => choose(target.value)}
    />
  );
}
