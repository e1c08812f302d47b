import { addDays, daysBetween, type CalendarEvent, type EventScope } from '@atrium/contracts';
import { firstDayOf, isDay, isWhole, ruleOfChoice } from '@atrium/ui';
import { formOf, type EventForm } from './event-form.rules.js';

export interface KnownSeries {
  /** The event before; null for a new one. */
  known: CalendarEvent | null;
  /** Of the company, from Monday (1) to Sunday (7). */
  firstWeekday: number;
}

const BY_WEEKS = /^FREQ=WEEKLY;INTERVAL=\d+;BYDAY=\w+,/;
const LEAVES_WEEKS_OUT = 'FREQ=WEEKLY;INTERVAL=';
const WEEK_STARTS = ['', '', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Whether the person chose how the event repeats. The words of its rule follow its day, the rule itself does not. */
const isRepeatChosen = ({ repeat }: EventForm, known: CalendarEvent | null): boolean =>
  known === null || JSON.stringify(repeat) !== JSON.stringify(formOf(known).repeat);

/** The day whose weekday or date the repeat names: until another is chosen, that of the date that was opened. */
export const repeatDay = (form: EventForm, known: CalendarEvent | null): string =>
  known?.repeats && !isRepeatChosen(form, known) ? formOf(known).day : form.day;

/**
 * The rule that the form holds. Which days are in every second week depends on the first day of a week: that of the
 * rule before, else of the company.
 */
export function ruleIn(form: EventForm, { known, firstWeekday }: KnownSeries): string | null {
  const before = known?.rule ?? null;
  if (form.repeat.repeat === 'other' || !isRepeatChosen(form, known)) return before;
  const rule = ruleOfChoice(form.repeat, form.day);
  const start = WEEK_STARTS[firstWeekday];
  const isKept = form.repeat.weekStart !== null || Boolean(before?.startsWith(LEAVES_WEEKS_OUT));
  return rule !== null && start && !isKept && BY_WEEKS.test(rule) ? `${rule};WKST=${start}` : rule;
}

const NUMBERED = /^FREQ=(MONTHLY|YEARLY)/;

/**
 * The rule from the opened date on after that moved to another day, where days are numbered, so that they do not simply
 * move along. Null: it stays, or the server asks for it, as for the rest of a number of times.
 */
export function ruleMoved(
  { repeat, day }: EventForm,
  event: CalendarEvent,
  scope: EventScope,
): string | null {
  if (scope === 'this' || !NUMBERED.test(event.rule ?? '')) return null;
  if (scope === 'following' && repeat.ends === 'after') return null;
  const rule = ruleOfChoice(repeat, day);
  return rule === ruleOfChoice(repeat, formOf(event).day) ? null : rule;
}

/** The form with its first date on a day of its repeat. Of a known series the server knows the first date. */
export function onRepeat(form: EventForm, known: CalendarEvent | null): EventForm {
  const { repeat, day, lastDay } = form;
  if (known?.repeats || !isDay(day) || !isWhole(repeat)) return form;
  const first = firstDayOf(repeat, day);
  const days = daysBetween(day, first);
  return days === 0
    ? form
    : { ...form, day: first, lastDay: isDay(lastDay) ? addDays(lastDay, days) : lastDay };
}
