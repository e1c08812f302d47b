import {
  EVENT_SCOPE_LABELS,
  GUEST_ANSWER_LABELS,
  GUEST_ANSWERS,
  type CalendarEvent,
  type GuestAnswer,
} from '@atrium/contracts';
import { formatList, labelled, lazyDialog, t, translate, useStep } from '@atrium/sdk';
import { Button, Segmented, SelectField } from '@atrium/ui';
import { useState } from 'react';
import { useAnswerEventMutation } from './calendar.api.js';
import { sayDate } from './event-times.format.js';
import { ProposedTimes } from './proposed-times.js';
import styles from './calendar.module.scss';

const ProposeDialog = lazyDialog(() => import('./propose.dialog.js'));

interface OfEvent {
  event: CalendarEvent;
}

/** Who is invited and comes, what the reader answers, and other times that were proposed. */
export function OpenedGuests({ event }: OfEvent) {
  return (
    <>
      <GuestList event={event} />
      <ProposedTimes event={event} />
      {event.answer !== null && <OwnAnswer event={event} />}
    </>
  );
}

function GuestList({ event: { guests, outsideGuests, guestsHidden } }: OfEvent) {
  const all = [
    ...guests,
    ...outsideGuests.map(({ id, email, answer }) => ({ id, name: email, answer })),
  ].sort((a, b) => ORDER.indexOf(a.answer) - ORDER.indexOf(b.answer));
  if (all.length === 0) return null;
  return (
    <section className="d-grid gap-1">
      <h3 className="at-13 m-0">
        {t('{count, plural, one {# guest} other {# guests}}', { count: all.length })}{' '}
        <span className="at-muted fw-normal">{sayCounts(all)}</span>
      </h3>
      <div className={styles['guests']} role="region" aria-label={t('Guests')} tabIndex={0}>
        <ul>
          {all.map(({ id, name, answer }) => (
            <li key={id}>
              <bdi>{name}</bdi> <span className="at-muted">{translate(GUEST_ANSWER_LABELS[answer])}</span>
            </li>
          ))}
        </ul>
      </div>
      {guestsHidden && <p className="at-13 at-muted m-0">{t('Guests do not see each other.')}</p>}
    </section>
  );
}

const ORDER: readonly GuestAnswer[] = ['yes', 'maybe', 'none', 'no'];

function sayCounts(guests: readonly { answer: GuestAnswer }[]): string {
  const counts = GUEST_ANSWERS.map((answer) => ({
    label: translate(GUEST_ANSWER_LABELS[answer]),
    count: guests.filter((each) => each.answer === answer).length,
  }));
  return formatList(
    counts.filter(({ count }) => count > 0).map(({ label, count }) => `${label}: ${String(count)}`),
    { type: 'unit' },
  );
}

const ANSWERS = ['yes', 'maybe', 'no'] as const;

function OwnAnswer({ event }: OfEvent) {
  const { id, at, answer, repeats } = event;
  const [send] = useAnswerEventMutation();
  const { take } = useStep();
  const [one, setOne] = useState(false);
  const give = (value: string) => {
    const chosen = ANSWERS.find((each) => each === value);
    if (!chosen) return;
    void take({
      of: id,
      work: () => send({ id, answer: chosen, ...(one && { at }) }).unwrap(),
      done: t('Your answer is sent'),
    });
  };
  return (
    <section className="d-flex flex-wrap gap-2 align-items-end">
      {repeats && <DateChoice at={at} one={one} onOne={setOne} />}
      <Segmented
        label={t('Are you coming?')}
        value={answer === 'none' || answer === null ? '' : answer}
        options={labelled(ANSWERS, GUEST_ANSWER_LABELS)}
        onChange={give}
      />
      <ProposeButton event={event} />
    </section>
  );
}

/** Of a series: whether an answer is about all dates. */
function DateChoice({ at, one, onOne }: { at: string; one: boolean; onOne: (one: boolean) => void }) {
  return (
    <SelectField
      label={t('Your answer is for')}
      options={[
        { value: 'all', label: translate(EVENT_SCOPE_LABELS.all) },
        { value: 'one', label: sayDate(at) },
      ]}
      value={one ? 'one' : 'all'}
      onChange={({ target }) => onOne(target.value === 'one')}
    />
  );
}

function ProposeButton({ event }: OfEvent) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon="clock" onClick={() => setOpen(true)}>
        {t('Propose another time')}
      </Button>
      {open && <ProposeDialog event={event} onClose={() => setOpen(false)} />}
    </>
  );
}
