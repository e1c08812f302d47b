import {
  dayIn,
  OFFER,
  OFFER_STATE_LABELS,
  type Application,
  type Offer,
  type Opening,
} from '@atrium/contracts';
import { formatDate, lazyDialog, t, translate, useMayOpen, useUser } from '@atrium/sdk';
import {
  Button,
  Card,
  Loaded,
  RowMenu,
  StatusBadge,
  useRowSteps,
  type RecordDialogProps,
  type RowStep,
} from '@atrium/ui';
import { useState } from 'react';
import { offerApi } from '../hiring.api.js';
import { OFFER_TONES, sayPay } from '../hiring.format.js';
import type { OfferDialogProps } from './offer.dialog.js';

const OfferDialog = lazyDialog<OfferDialogProps>(() => import('./offer.dialog.js'));
const LinkDialog = lazyDialog<RecordDialogProps<Offer>>(() => import('./offer-link.dialog.js'));
const JoinDialog = lazyDialog(() => import('./join.dialog.js'));
const DeclineDialog = lazyDialog(() => import('./decline-offer.dialog.js'));

interface OfferCardProps {
  application: Application;
  opening: Opening;
}

/** The offers of an applicant, for whoever may know pay. */
export function OfferCard({ application, opening }: OfferCardProps) {
  const mayOpen = useMayOpen();
  const knowsPay = mayOpen({
    session: 'staff',
    permission: {
      allOf: [
        { tab: 'hrOperations', resource: 'hiring', action: 'update' },
        { tab: 'hrOperations', resource: 'salaryManagement', action: 'read' },
      ],
    },
  });
  const isLate = ['selected', 'offer', 'joined', 'withdrawn'].includes(application.state);
  if (!knowsPay || !isLate) return null;
  return <Offers application={application} opening={opening} />;
}

const ENDED = ['declined', 'expired', 'withdrawn', 'missed'];

function Offers({ application, opening }: OfferCardProps) {
  const query = offerApi.useList({ application: application.id, sort: '-createdAt', limit: 25 });
  const [open, setOpen] = useState<Offer | 'new' | null>(null);
  const mayMake = application.state === 'selected';
  return (
    <Loaded of={query} title={t('The offers could not be loaded')}>
      {({ items }) =>
        items.length === 0 && !mayMake ? null : (
          <Card
            title={t('Offer')}
            actions={
              mayMake &&
              items.every(({ state }) => ENDED.includes(state)) && (
                <Button size="xs" variant="primary" onClick={() => setOpen('new')}>
                  {t('Make an offer')}
                </Button>
              )
            }
          >
            {items.length === 0 ? (
              <p className="at-muted m-0">{t('There is no offer yet.')}</p>
            ) : (
              <ul className="list-unstyled m-0 d-grid gap-3">
                {items.map((offer) => (
                  <OfferRow key={offer.id} offer={offer} onEdit={setOpen} />
                ))}
              </ul>
            )}
            {open !== null && (
              <OfferDialog
                row={open === 'new' ? null : open}
                application={application}
                opening={opening}
                onClose={() => setOpen(null)}
              />
            )}
          </Card>
        )
      }
    </Loaded>
  );
}

function OfferRow({ offer, onEdit }: { offer: Offer; onEdit: (offer: Offer) => void }) {
  const { company } = useUser();
  const steps = useRowSteps<Offer>({
    calls: offerApi.useCalls(),
    nameOf: sayOffer,
    onEdit,
    steps: STEPS,
    archive: {},
  });
  const isOver = offer.expiresOn < dayIn(new Date(), company.timezone);
  // An offer that runs has not ended, and one that has ended is not accepted.
  const offered = {
    ...offer,
    allowedTransitions: offer.allowedTransitions.filter((step) => step !== (isOver ? 'accept' : 'lapse')),
  };
  const all = steps.itemsOf(offered);
  const next = all.find(({ id }) => NEXT.some((step) => step === id));
  const [linked, setLinked] = useState(false);
  const items = [
    ...all.filter((item) => item !== next),
    { label: t('Save as PDF'), icon: 'download' as const, download: `/api/${OFFER.path}/${offer.id}/pdf` },
    ...(offer.sentAt === null
      ? []
      : [{ label: t('Show the link'), icon: 'link' as const, onSelect: () => setLinked(true) }]),
  ];
  return (
    <li className="d-flex flex-wrap justify-content-between align-items-center gap-2">
      <div>
        <div className="fw-medium">{sayOffer(offer)}</div>
        <div className="at-13 at-muted">{sayTerms(offer)}</div>
      </div>
      <div className="d-flex align-items-center gap-2">
        <StatusBadge tone={OFFER_TONES[offer.state]}>
          {translate(OFFER_STATE_LABELS[offer.state])}
        </StatusBadge>
        {next && (
          <Button size="sm" variant="primary" onClick={next.onSelect}>
            {next.label}
          </Button>
        )}
        {items.length > 0 && (
          <RowMenu label={t('Actions for {name}', { name: sayOffer(offer) })} items={items} />
        )}
      </div>
      {linked && <LinkDialog row={offer} onClose={() => setLinked(false)} />}
      {steps.opened && <steps.opened.Dialog row={steps.opened.row} onClose={steps.close} />}
    </li>
  );
}

/** The steps that take an offer on, each in its turn. */
const NEXT: readonly (keyof typeof OFFER.steps)[] = ['send', 'accept', 'lapse', 'join'];

const sayTerms = (offer: Offer): string =>
  [
    t('joins on {day}', { day: formatDate(offer.joiningOn) }),
    t('open until {day}', { day: formatDate(offer.expiresOn) }),
    offer.answeredBy && t('answered by {name}', { name: offer.answeredBy }),
    offer.note,
    offer.employee?.name,
  ]
    .filter(Boolean)
    .join(' · ');

const sayOffer = ({ number, pay }: Offer): string =>
  t('Offer {number}: {pay} a year', { number, pay: sayPay(pay) });

const STEPS: Record<keyof typeof OFFER.steps, RowStep<Offer>> = {
  send: {
    label: () => t('Send the offer'),
    icon: 'send',
    ask: ({ candidate, email }) => ({
      title: t('Send the offer to {name}?', { name: candidate.name }),
      text: email
        ? t(
            'An email with a link to read and answer it goes to {email}. It takes a seat until it is answered or ends.',
            {
              email,
            },
          )
        : t(
            'There is no email address: pass the link on yourself. It takes a seat until it is answered or ends.',
          ),
      confirmText: t('Send the offer'),
    }),
    done: ({ candidate }) => t('{name} has the offer', { name: candidate.name }),
  },
  accept: {
    label: () => t('Mark as accepted'),
    icon: 'check',
    done: ({ candidate }) => t('{name} has accepted', { name: candidate.name }),
  },
  join: { label: () => t('Make an employee'), icon: 'user-plus', Dialog: JoinDialog },
  decline: { label: () => t('Mark as declined'), icon: 'x', Dialog: DeclineDialog },
  lapse: { label: () => t('Mark as expired'), icon: 'clock', done: () => t('The seat is free again') },
  miss: {
    label: () => t('Did not join'),
    icon: 'x',
    danger: true,
    ask: ({ candidate }) => ({
      title: t('Did {name} not join?', { name: candidate.name }),
      text: t('The seat is free again, and the application has ended.'),
      confirmText: t('Did not join'),
      tone: 'danger',
    }),
    done: () => t('The seat is free again'),
  },
  withdraw: {
    label: () => t('Withdraw the offer'),
    icon: 'archive',
    danger: true,
    ask: ({ candidate }) => ({
      title: t('Withdraw the offer to {name}?', { name: candidate.name }),
      text: t('Atrium does not inform the applicant.'),
      confirmText: t('Withdraw the offer'),
      tone: 'danger',
    }),
    done: () => t('The offer is withdrawn'),
  },
};
