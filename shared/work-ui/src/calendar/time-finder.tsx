import { addDays, type FindSlots, type FoundSlots } from '@atrium/contracts';
import { formatDate, formatTime, t } from '@atrium/sdk';
import { Button, DateField, IconButton, Loaded, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import type { EventForm } from './event-form.rules.js';
import { useFindSlotsQuery } from './guest.api.js';
import { partsOf, shownHours, type DayHours } from './time-finder.rules.js';
import styles from './calendar.module.scss';

/** Who meets, for how long. */
type Meeting = Pick<FindSlots, 'people' | 'zone' | 'minutes' | 'eventId'> & { roomId: string };

interface TimeFinderProps {
  /** Where it begins to look. */
  day: string;
  meeting: Meeting;
  /** The time that is chosen already. */
  chosen?: Pick<EventForm, 'day' | 'lastDay' | 'from' | 'to'>;
  onTake: (slot: FoundSlots['slots'][number], people: FoundSlots['people']) => void;
}

/** The busy times of all guests and of the room beside each other, and the first times at which all can come. */
export default function TimeFinder({ day: first, meeting, chosen, onTake }: TimeFinderProps) {
  const [day, setDay] = useState(first);
  const { zone, roomId } = meeting;
  const minutes = Math.min(Math.max(meeting.minutes || 0, 5), 1_440);
  const query = { ...meeting, roomId: roomId || null, day, minutes };
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
        {(times) => (
          <>
            <Lines day={day} zone={zone} time={chosen} {...times} />
            <Slots zone={zone} {...times} onTake={(slot) => onTake(slot, times.people)} />
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

interface LinesProps extends Pick<FoundSlots, 'people' | 'room'> {
  day: string;
  zone: string;
  time: TimeFinderProps['chosen'];
}

function Lines({ people, room, day, zone, time }: LinesProps) {
  const hours = shownHours(people, { day, zone });
  const chosen = time?.day === day && time.lastDay === day ? partsOf([[time.from, time.to]], hours) : [];
  return (
    <div className="d-grid gap-2">
      <ul
        className={styles['day']}
        aria-label={formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' })}
      >
        {people.map((person) => (
          <LineDay
            key={person.userId}
            name={person.name}
            taken={person.blocks}
            working={person.hours}
            say={sayPerson}
            zone={zone}
            hours={hours}
            chosen={chosen}
          />
        ))}
        {room && (
          <LineDay
            name={room.name}
            taken={room.blocks}
            say={sayRoom}
            zone={zone}
            hours={hours}
            chosen={chosen}
          />
        )}
      </ul>
      <div className={`${styles['scale'] ?? ''} at-13 at-muted`} aria-hidden>
        <span>{hours.from}</span>
        <span>{hours.to}</span>
      </div>
    </div>
  );
}

/** What is said of a line: its busy times, and whether nobody works there. */
type SayLine = (busy: readonly { from: string; to: string }[], off: boolean) => (string | false)[];

const sayPerson: SayLine = (busy, off) => [
  off && t('Not at work'),
  ...busy.map((span) => t('Busy {from} to {to}', span)),
];

const sayRoom: SayLine = (busy) => busy.map((span) => t('Taken {from} to {to}', span));

interface LineDayProps {
  name: string;
  taken: FoundSlots['slots'];
  /** Left out for a room, which is there at all hours. */
  working?: FoundSlots['slots'];
  say: SayLine;
  zone: string;
  hours: DayHours;
  chosen: ReturnType<typeof partsOf>;
}

/** The day of a person or of a room. */
function LineDay({ name, taken, working, say, zone, hours, chosen }: LineDayProps) {
  const busy = taken.map(({ start, end }) => ({
    from: formatTime(start, { zone }),
    to: formatTime(end, { zone }),
  }));
  const local = (spans: FoundSlots['slots']) =>
    partsOf(
      spans.map((span) => [span.start, span.end]),
      hours,
    );
  const open = working ? local(working) : partsOf([[hours.from, hours.to]], hours);
  const said = say(busy, working?.length === 0)
    .filter((each) => each !== false)
    .join(', ');
  return (
    <li>
      <span className="at-clip">
        <bdi>{name}</bdi>
      </span>
      <div className={styles['track']} role="img" aria-label={said || t('Free')} title={said}>
        {open.map((style) => (
          <span key={`h${style.insetInlineStart}`} data-part="hours" style={style} />
        ))}
        {local(taken).map((style) => (
          <span key={`b${style.insetInlineStart}`} data-part="busy" style={style} />
        ))}
        {chosen.map((style) => (
          <span key="chosen" data-part="chosen" style={style} />
        ))}
      </div>
    </li>
  );
}

interface SlotsProps extends Pick<FoundSlots, 'slots' | 'room'> {
  zone: string;
  onTake: (slot: FoundSlots['slots'][number]) => void;
}

function Slots({ slots, room, zone, onTake }: SlotsProps) {
  if (slots.length === 0)
    return (
      <p className="m-0 at-muted" role="status">
        {room
          ? t(
              'In the two weeks from this day there is no time at which everyone is at work and free and {room} is not taken.',
              { room: room.name },
            )
          : t('In the two weeks from this day there is no time at which everyone is at work and free.')}
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
