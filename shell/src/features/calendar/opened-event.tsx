import { GUEST_ANSWER_LABELS, type CalendarEvent } from '@atrium/contracts';
import { formatDate, formatList, lazyDialog, t, translate, useStep } from '@atrium/sdk';
import { Button, DialogFrame, ErrorState, Segmented, SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { useAnswerEventMutation, useGetEventQuery } from './calendar.api.js';
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
export function OpenedEvent({ place: { id, at }, ask, onClose }: OpenedEventProps) {
  const { data: event, error, refetch } = useGetEventQuery({ id, at });
  const [editing, setEditing] = useState(false);
  if (event && editing) return <EventDialog added={null} event={event} ask={ask} onClose={onClose} />;
  return (
    <DialogFrame title={event?.title ?? t('Loading the event')} onClose={onClose}>
      {event ? (
        <Facts {...{ event, ask, onClose }} onEdit={() => setEditing(true)} />
      ) : (
        <div className="at-dialog-b">
          {error ? (
            <ErrorState title={t('The event did not load')} error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonCards cards={1} rows={4} label={t('Loading the event')} />
          )}
        </div>
      )}
    </DialogFrame>
  );
}

interface FactsProps extends Pick<OpenedEventProps, 'ask' | 'onClose'> {
  event: CalendarEvent;
  onEdit: () => void;
}

function Facts({ event, ask, onClose, onEdit }: FactsProps) {
  const { onRemove, busy } = useEventRemoval(ask);
  const { id, version, at, title, guests, mayChange } = event;
  const repeats = event.rule !== null;
  const remove = async () => {
    if (await onRemove({ id, version, at, title, repeats })) onClose();
  };
  return (
    <>
      <div className="at-dialog-b d-grid gap-3">
        <Words event={event} />
        {guests.length > 0 && <Guests guests={guests} />}
        {event.answer !== null && <OwnAnswer event={event} />}
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
  const { place, link, description, organiser, room, category } = event;
  return (
    <>
      <p className="m-0">{sayTimes(event)}</p>
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
        {t('By {name}, {calendar}', { name: organiser.name, calendar: event.owner.name })}
      </p>
    </>
  );
}

function Guests({ guests }: Pick<CalendarEvent, 'guests'>) {
  return (
    <ul className="m-0" aria-label={t('Guests')}>
      {guests.map(({ id, name, answer }) => (
        <li key={id}>
          {name} <span className="at-muted">{translate(GUEST_ANSWER_LABELS[answer])}</span>
        </li>
      ))}
    </ul>
  );
}

const ANSWERS = ['yes', 'maybe', 'no'] as const;

function OwnAnswer({ event: { id, answer } }: { event: CalendarEvent }) {
  const [send] = useAnswerEventMutation();
  const { take } = useStep();
  return (
    <Segmented
      label={t('Are you coming?')}
      value={answer === 'none' || answer === null ? '' : answer}
      options={ANSWERS.map((value) => ({ value, label: translate(GUEST_ANSWER_LABELS[value]) }))}
      onChange={(value) => {
        const chosen = ANSWERS.find((each) => each === value);
        if (chosen)
          void take({
            of: id,
            work: () => send({ id, answer: chosen }).unwrap(),
            done: t('Your answer is sent'),
          });
      }}
    />
  );
}

const DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** In the event's own zone, which is named where it is not the reader's. */
function sayTimes({ start, end, zone }: CalendarEvent): string {
  const [day = '', from = ''] = start.split('T');
  const [lastDay = '', to = ''] = end.split('T');
  const days =
    day === lastDay ? formatDate(day, DAY) : `${formatDate(day, DAY)} – ${formatDate(lastDay, DAY)}`;
  if (zone === null) return days;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return `${days}, ${from} – ${to}${zone === here ? '' : ` (${zone})`}`;
}
