import { addDays, type CalendarEvent, type FoundSlots } from '@atrium/contracts';
import { formatDate, formatTime, t } from '@atrium/sdk';
import { Button, DateField, IconButton, Loaded, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { lengthOf, takeSlot, type EventForm, type SetForm } from './event-form.rules.js';
import { useFindSlotsQuery } from './guest.api.js';
import { partsOf, shownHours, type DayHours } from './time-finder.rules.js';
import styles from './calendar.module.scss';

interface TimeFinderProps {
  form: EventForm;
  set: SetForm;
  event: CalendarEvent | null;
}

/** The busy times of all guests beside each other, and the first times at which all can come. */
export default function TimeFinder({ form, set, event }: TimeFinderProps) {
  const [day, setDay] = useState(form.day);
  const { zone } = form;
  const minutes = Math.min(Math.max(lengthOf(form) || 0, 5), 1_440);
  const query = { people: form.guestIds, day, zone, minutes, eventId: event?.id ?? null };
  const found = useFindSlotsQuery(query, { skip: !day });
  return (
    <section className={styles['finder']} aria-label={t('Find a time')}>
      <DayStep day={day} onDay={setDay} />
      <Loaded
        of={found}
        current
        title={t('The calendars did not load')}
        skeleton={<SkeletonCards cards={1} rows={3} label={t('Loading the calendars')} />}
      >
        {({ people, slots }) => (
          <>
            <People day={day} zone={zone} form={form} people={people} />
            <Slots zone={zone} slots={slots} onTake={(slot) => takeSlot(set, slot, zone)} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function DayStep({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  return (
    <div className="d-flex gap-2 align-items-end">
      <IconButton icon="chevron-left" label={t('Previous day')} onClick={() => onDay(addDays(day, -1))} />
      <DateField
        label={t('Day')}
        name="finderDay"
        value={day}
        onChange={({ target }) => {
          if (target.value) onDay(target.value);
        }}
      />
      <IconButton icon="chevron-right" label={t('Next day')} onClick={() => onDay(addDays(day, 1))} />
    </div>
  );
}

interface PeopleProps {
  people: FoundSlots['people'];
  day: string;
  zone: string;
  form: EventForm;
}

function People({ people, day, zone, form }: PeopleProps) {
  const hours = shownHours(people, { day, zone });
  const chosen = form.day === day && form.lastDay === day ? partsOf([[form.from, form.to]], hours) : [];
  return (
    <div className="d-grid gap-2">
      <ul
        className={styles['day']}
        aria-label={formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' })}
      >
        {people.map((person) => (
          <PersonDay key={person.userId} person={person} zone={zone} hours={hours} chosen={chosen} />
        ))}
      </ul>
      <div className={`${styles['scale'] ?? ''} at-13 at-muted`} aria-hidden>
        <span>{hours.from}</span>
        <span>{hours.to}</span>
      </div>
    </div>
  );
}

interface PersonDayProps {
  person: FoundSlots['people'][number];
  zone: string;
  hours: DayHours;
  chosen: ReturnType<typeof partsOf>;
}

function PersonDay({ person: { name, blocks, hours: working }, zone, hours, chosen }: PersonDayProps) {
  const times = (spans: FoundSlots['slots']) =>
    spans.map(({ start, end }) => [formatTime(start, { zone }), formatTime(end, { zone })] as const);
  const local = (spans: FoundSlots['slots']) =>
    partsOf(
      spans.map((span) => [span.start, span.end]),
      hours,
    );
  const said = [
    working.length === 0 && t('Not at work'),
    ...times(blocks).map(([from, to]) => t('Busy {from} to {to}', { from, to })),
  ].filter((each) => each !== false);
  return (
    <li>
      <span className="at-clip">
        <bdi>{name}</bdi>
      </span>
      <div
        className={styles['track']}
        role="img"
        aria-label={said.join(', ') || t('Free')}
        title={said.join(', ')}
      >
        {local(working).map((style) => (
          <span key={`h${style.insetInlineStart}`} data-part="hours" style={style} />
        ))}
        {local(blocks).map((style) => (
          <span key={`b${style.insetInlineStart}`} data-part="busy" style={style} />
        ))}
        {chosen.map((style) => (
          <span key="chosen" data-part="chosen" style={style} />
        ))}
      </div>
    </li>
  );
}

interface SlotsProps {
  slots: FoundSlots['slots'];
  zone: string;
  onTake: (slot: FoundSlots['slots'][number]) => void;
}

function Slots({ slots, zone, onTake }: SlotsProps) {
  if (slots.length === 0)
    return (
      <p className="m-0 at-muted" role="status">
        {t('In the two weeks from this day there is no time at which everyone is at work and free.')}
      </p>
    );
  return (
    <div className="d-flex flex-wrap gap-2" role="group" aria-label={t('First times for everyone')}>
      {slots.map((slot) => (
        <Button key={slot.start} size="sm" onClick={() => onTake(slot)}>
          {`${formatDate(slot.start, { ...DAY, timeZone: zone })}, ${formatTime(slot.start, { zone })} – ${formatTime(slot.end, { zone })}`}
        </Button>
      ))}
    </div>
  );
}

const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
