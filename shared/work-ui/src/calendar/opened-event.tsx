import type { CalendarEvent } from '@atrium/contracts';
import { formatList, lazyDialog, t } from '@atrium/sdk';
import { Button, DialogFrame, keepReachable, Loaded, sayRule, SkeletonCards } from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { useGetEventQuery } from './calendar.api.js';
import { sayTimes, sayTimesHere } from './event-times.format.js';
import { OpenedFiles } from './opened-files.js';
import { OpenedGuests } from './opened-guests.js';
import type { EventPlace } from './use-opened-place.js';
import { useEventRemoval } from './use-event-edits.js';
import type { ScopeQuestion } from './use-scope-question.js';

const EventDialog = lazyDialog(() => import('./event.dialog.js'));

interface OpenedEventProps {
  place: EventPlace;
  ask: ScopeQuestion['ask'];
  onClose: () => void;
}

/** An event that was pressed: its facts, its guests, the reader's answer, and what can be done. */
export function OpenedEvent({ place: { id, at, edit }, ask, onClose }: OpenedEventProps) {
  const query = useGetEventQuery({ id, at });
  const { data: event } = query;
  const [editing, setEditing] = useState(edit === true);
  if (event && editing && event.mayChange)
    return <EventDialog added={null} event={event} ask={ask} onClose={onClose} />;
  return (
    <DialogFrame title={event?.title ?? t('Loading the event')} onClose={onClose}>
      <Loaded
        of={query}
        title={t('The event did not load')}
        skeleton={<SkeletonCards cards={1} rows={4} label={t('Loading the event')} />}
        frame={(waiting) => <div className="at-dialog-b">{waiting}</div>}
        placesNote
      >
        {(shown, note) => (
          <Facts event={shown} note={note} ask={ask} onClose={onClose} onEdit={() => setEditing(true)} />
        )}
      </Loaded>
    </DialogFrame>
  );
}

interface FactsProps extends Pick<OpenedEventProps, 'ask' | 'onClose'> {
  event: CalendarEvent;
  note: ReactNode;
  onEdit: () => void;
}

function Facts({ event, note, ask, onClose, onEdit }: FactsProps) {
  const { onRemove, busy } = useEventRemoval(ask);
  const { id, version, at, title, repeats, mayChange } = event;
  const remove = async () => {
    if (await onRemove({ id, version, at, title, repeats })) onClose();
  };
  return (
    <>
      <div className="at-dialog-b d-grid gap-3" ref={keepReachable}>
        {note}
        <Words event={event} />
        <OpenedGuests event={event} />
        <OpenedFiles event={event} />
      </div>
      {mayChange && (
        <div className="at-dialog-f">
          <Button variant="danger-outline" busy={busy} onClick={() => void remove()}>
            {t('Delete')}
          </Button>
          <Button variant="primary" onClick={onEdit}>
            {t('Edit')}
          </Button>
        </div>
      )}
    </>
  );
}

function Words({ event }: { event: CalendarEvent }) {
  const { at, rule, place, link, description, organiser, owner, room, category } = event;
  const here = sayTimesHere(event);
  return (
    <>
      <p className="m-0">
        {sayTimes(event)}
        {here && <span className="d-block">{here}</span>}
        {rule !== null && (
          <span className="d-block at-13 at-muted">{sayRule(rule, at.slice(0, 10), event.zone)}</span>
        )}
      </p>
      {(room !== null || place !== null) && (
        <p className="m-0">
          <bdi>{formatList([room?.name, place].filter((each) => each != null))}</bdi>
        </p>
      )}
      {category && <p className="m-0 at-muted">{category}</p>}
      {link && (
        <a href={link} target="_blank" rel="noreferrer">
          {link}
        </a>
      )}
      {description && (
        <p className="m-0" style={{ whiteSpace: 'pre-wrap' }} dir="auto">
          {description}
        </p>
      )}
      <p className="at-muted at-13 m-0">
        {organiser.name === owner.name
          ? t('By {name}', { name: organiser.name })
          : t('By {name}, {calendar}', { name: organiser.name, calendar: owner.name })}
      </p>
    </>
  );
}
