import type { CalendarEvent, TimeProposal } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { sayTimes } from './event-times.format.js';
import { useAcceptEventTimeMutation, useDeclineEventTimeMutation } from './guest.api.js';
import styles from './calendar.module.scss';

/** Other times that guests proposed, for the organiser to decide. */
export function ProposedTimes({ event }: { event: CalendarEvent }) {
  const { zone, proposals, mayChange } = event;
  return proposals.map((proposal) => {
    const times = sayTimes({ ...proposal, zone });
    return (
      <section key={proposal.id} className={styles['proposal']}>
        <p className="m-0">
          {mayChange
            ? t('{name} proposes {times}', { name: proposal.guest.name, times })
            : t('You proposed {times}', { times })}
        </p>
        {proposal.note && <p className="m-0 at-muted">{proposal.note}</p>}
        {mayChange && <Decision event={event} proposal={proposal} />}
      </section>
    );
  });
}

function Decision({ event: { id, version }, proposal }: { event: CalendarEvent; proposal: TimeProposal }) {
  const [accept] = useAcceptEventTimeMutation();
  const [decline] = useDeclineEventTimeMutation();
  const { take, busy } = useStep();
  const place = { id, proposalId: proposal.id };
  const onAccept = () =>
    void take({ of: id, work: () => accept({ ...place, version }).unwrap(), done: t('Event moved') });
  const onDecline = () =>
    void take({ of: id, work: () => decline(place).unwrap(), done: t('Proposed time declined') });
  return (
    <div className="d-flex flex-wrap gap-2">
      <Button size="sm" variant="primary" busy={busy} onClick={onAccept}>
        {t('Accept this time')}
      </Button>
      <Button size="sm" busy={busy} onClick={onDecline}>
        {t('Decline')}
      </Button>
    </div>
  );
}
