import { PROPOSAL_STATE_LABELS, type ShownProposal as Shown } from '@atrium/contracts';
import { formatDate, lazyDialog, t, translate } from '@atrium/sdk';
import { Button, Card, ErrorState, SkeletonPage, StatusBadge } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useNoteViewMutation, useReadShownProposalQuery, type Place } from '../../../shared/proposal.api.js';
import { saySum, STATE_TONES } from '../proposal.format.js';
import css from './paper.module.scss';
import { Paper } from './paper.js';
import { PdfButton } from './pdf-button.js';

const AcceptDialog = lazyDialog(() => import('./accept.dialog.js'));
const DeclineDialog = lazyDialog(() => import('./decline.dialog.js'));

/** A page that was seen for so long was read by a person, not by a scanner. */
const SEEN_MS = 2_000;

/** A proposal for who decides about it. */
export function ShownProposal({ place }: { place: Place }) {
  const { data, error, refetch } = useReadShownProposalQuery(place);
  useSeen('link' in place && data ? place.link : null);
  if (data)
    return (
      <div className={css['beside']}>
        <Paper {...data} />
        <Answer place={place} proposal={data} />
      </div>
    );
  return error ? (
    <ErrorState title={t('This proposal cannot be opened')} error={error} onRetry={() => void refetch()} />
  ) : (
    <SkeletonPage />
  );
}

function useSeen(link: string | null) {
  const [note] = useNoteViewMutation();
  useEffect(() => {
    if (link === null) return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void note(link);
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [link, note]);
}

function Answer({ place, proposal }: { place: Place; proposal: Shown }) {
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
  const { state, figures, currency, validUntil, author, signatures, signed } = proposal;
  const isOpen = state === 'sent' || state === 'viewed';
  const onClose = () => setOpen(null);
  return (
    <div className={css['answer']}>
      <Card>
        <p className="at-muted at-13 mb-0">{t('First invoice, with tax')}</p>
        <p className="fs-3 mb-1">
          <strong>{saySum(figures.total, currency)}</strong>
        </p>
        <p>
          <StatusBadge tone={STATE_TONES[state]}>{translate(PROPOSAL_STATE_LABELS[state])}</StatusBadge>
        </p>
        <p className="at-13">{t('Open until the end of {date}.', { date: formatDate(validUntil) })}</p>
        <Signatures signatures={signatures} />
        {isOpen && !signed && (
          <div className="d-grid gap-2 mt-3">
            <Button variant="primary" onClick={() => setOpen('accept')}>
              {t('Review and sign')}
            </Button>
            <Button variant="ghost" onClick={() => setOpen('decline')}>
              {t('Decline')}
            </Button>
          </div>
        )}
        {state === 'expired' && <p className="mb-0">{t('This proposal has expired. Ask for a new one.')}</p>}
        <PdfButton place={place} />
        {author && (
          <p className="at-muted at-13 mt-3 mb-0">{t('{name} wrote it for you.', { name: author })}</p>
        )}
      </Card>
      {open === 'accept' && <AcceptDialog {...{ place, proposal, onClose }} />}
      {open === 'decline' && <DeclineDialog {...{ place, onClose }} />}
    </div>
  );
}

function Signatures({ signatures }: Pick<Shown, 'signatures'>) {
  return signatures.map(({ name, at }) => (
    <p key={name} className="at-13 mb-1">
      {at ? t('{name} signed on {date}', { name, date: formatDate(at) }) : t('{name} signs', { name })}
    </p>
  ));
}
