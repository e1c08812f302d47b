import { isStaff, type ShownProposal as Shown } from '@atrium/contracts';
import { formatDate, formatMoney, lazyDialog, lazyPage, t, toast, toFailure, useSession } from '@atrium/sdk';
import { Avatar, Button, Card, EmptyState, Loaded, Note, SkeletonPage, SkeletonRows } from '@atrium/ui';
import { Suspense, useEffect, useState, type RefObject } from 'react';
import {
  useAskForNewMutation,
  useNoteViewMutation,
  useReadShownProposalQuery,
  type Place,
} from '../../../shared/proposal.api.js';
import { sayNumber } from '../../../shared/proposal.format.js';
import { Changes } from './changes.js';
import { ClientState, isAsked } from './client-state.js';
import css from './paper.module.scss';
import { Paper } from './paper.js';
import { PdfButton } from './pdf-button.js';
import type { QuestionsProps } from './questions.js';
import { isUnwanted, useReadingTime } from './use-reading-time.js';

const AcceptDialog = lazyDialog(() => import('./accept.dialog.js'));
const Questions = lazyPage<QuestionsProps>(() => import('./questions.js'));
const DeclineDialog = lazyDialog(() => import('./decline.dialog.js'));

/** A page that was seen for so long was read by a person, not by a scanner. */
const SEEN_MS = 2_000;

/** Who sent what a link shows. */
export function Sender({ place }: { place: Place }) {
  const { data } = useReadShownProposalQuery(place);
  if (!data) return <span />;
  return (
    <span className="d-flex align-items-center gap-2 at-clip">
      <Avatar name={data.company} size={32} square />
      <strong className="at-clip" dir="auto">
        {data.company}
      </strong>
    </span>
  );
}

/** A proposal for who decides about it. */
export function ShownProposal({ place }: { place: Place }) {
  const query = useReadShownProposalQuery(place);
  const { data, error, refetch } = query;
  const { user, lock } = useSession();
  // Staff who open a client's link only look, also those who see the portal as a client does.
  const looks = user !== null && (isStaff(user.role) || user.seenBy !== undefined);
  useSeen(data && !looks ? place : null);
  const counts = data && !looks && isAsked(data) && !data.signed && !isUnwanted();
  const paper = useReadingTime(counts && !lock ? place : null, data?.contentHash ?? '');
  if (!data && 'link' in place && error && toFailure(error).status === 404)
    return (
      <EmptyState
        title={t('This link no longer works')}
        text={t('A newer link may be in a later email. Otherwise ask the person who sent it to you.')}
      />
    );
  return (
    <Loaded of={query} title={t('This proposal cannot be opened')} skeleton={<SkeletonPage />}>
      {(proposal) => (
        <Opened
          place={place}
          proposal={proposal}
          looks={looks}
          counts={counts === true}
          paper={paper}
          onStale={() => void refetch()}
        />
      )}
    </Loaded>
  );
}

interface OpenedProps extends Omit<AnswerProps, 'onAsk'> {
  looks: boolean;
  /** The company is told how long the parts are looked at. */
  counts: boolean;
  paper: RefObject<HTMLElement | null>;
}

function Opened({ looks, counts, paper, ...props }: OpenedProps) {
  const { place, proposal } = props;
  const writes = proposal.state !== 'withdrawn' && !looks;
  const [asked, setAsked] = useState(0);
  return (
    <div className={css['beside']}>
      <div className="d-grid gap-3">
        <SinceOpened proposal={proposal} />
        {counts && <Counted proposal={proposal} />}
        <Paper {...proposal} alone ref={paper} />
        <Suspense fallback={<SkeletonRows rows={2} label={t('Loading the comments')} />}>
          <Questions place={place} proposal={proposal} writes={writes} asked={asked} />
        </Suspense>
      </div>
      <Answer {...props} onAsk={writes ? () => setAsked(asked + 1) : null} />
    </div>
  );
}

function Counted({ proposal: { company, signer } }: { proposal: Shown }) {
  const signs = signer.name !== '';
  return (
    <p className="at-muted at-13 m-0">
      {signs
        ? t(
            'Until you answer, {company} sees how long each part of this page is looked at, of all readers together. Nothing beyond this page is followed.',
            { company },
          )
        : t(
            'Until it is answered, {company} sees how long each part of this page is looked at, of all readers together. Nothing beyond this page is followed.',
            { company },
          )}
    </p>
  );
}

function useSeen(place: Place | null) {
  const [note] = useNoteViewMutation();
  const key = JSON.stringify(place);
  useEffect(() => {
    if (key === 'null') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void note(JSON.parse(key) as Place);
    }, SEEN_MS);
    return () => clearTimeout(timer);
  }, [key, note]);
}

/** What a newer version changes against the one with which the page was opened. */
function SinceOpened({ proposal }: { proposal: Shown }) {
  const [first] = useState(proposal);
  if (first.contentHash === proposal.contentHash) return null;
  return (
    <Note tone="warning">
      <strong>{t('This proposal changed while it was open.')}</strong>
      <Changes before={first} after={proposal} currency={proposal.currency} />
    </Note>
  );
}

interface AnswerProps {
  place: Place;
  proposal: Shown;
  /** It is no longer what the page shows. */
  onStale: () => void;
  /** Leads to where questions are written; null: the reader only looks. */
  onAsk: (() => void) | null;
}

function Answer({ place, proposal, onStale, onAsk }: AnswerProps) {
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
  const { state, figures, currency, validUntil, author, signatures, number, versionNo } = proposal;
  const onClose = () => setOpen(null);
  return (
    <div className={css['answer']}>
      <Card>
        <Price figures={figures} currency={currency} />
        <p>
          <ClientState state={state} /> <span className="at-muted at-13">{sayNumber(number, versionNo)}</span>
        </p>
        {isAsked(proposal) && (
          <p className="at-13">{t('Open until the end of {date}.', { date: formatDate(validUntil) })}</p>
        )}
        {state === 'accepted' && (
          <p className="at-13">
            {proposal.paperMade
              ? t('Both sides got the signed PDF by email.')
              : t('The signed PDF is being made. Both sides get it by email as soon as it is ready.')}
          </p>
        )}
        {state === 'withdrawn' && (
          <p className="at-13">{t('{company} withdrew this proposal.', { company: proposal.company })}</p>
        )}
        <Signatures signatures={signatures} />
        <Next proposal={proposal} onOpen={setOpen} onAsk={onAsk} />
        <SignBar proposal={proposal} onSign={() => setOpen('accept')} />
        {state === 'expired' && <AskForNew place={place} asked={proposal.asked} />}
        <PdfButton place={place} />
        {author && (
          <p className="at-muted at-13 mt-3 mb-0">{t('{name} wrote it for you.', { name: author })}</p>
        )}
      </Card>
      {open === 'accept' && (
        <AcceptDialog place={place} proposal={proposal} onClose={onClose} onStale={onStale} />
      )}
      {open === 'decline' && (
        <DeclineDialog place={place} proposal={proposal} onClose={onClose} onStale={onStale} />
      )}
    </div>
  );
}

/** What is agreed to, and where that is another sum what comes first. */
function Price({ figures, currency }: Pick<Shown, 'figures' | 'currency'>) {
  const whole = figures.contractTotal ?? figures.total;
  return (
    <>
      <p className="at-muted at-13 mb-0">
        {figures.tax > 0 ? t('Whole contract with tax') : t('Whole contract')}
      </p>
      <p className={`mb-1 ${String(css['sum'])}`}>{formatMoney(whole, currency)}</p>
      {whole !== figures.total && (
        <p className="at-13">
          {t('The first invoice is {first}.', { first: formatMoney(figures.total, currency) })}
        </p>
      )}
    </>
  );
}

interface NextProps extends Pick<AnswerProps, 'proposal' | 'onAsk'> {
  onOpen: (what: 'accept' | 'decline') => void;
}

function Next({ proposal, onOpen, onAsk }: NextProps) {
  if (!mayAnswer(proposal)) return null;
  if (proposal.waits)
    return (
      <p className="at-13">{t('Someone else signs before you. We write to you when it is your turn.')}</p>
    );
  return (
    <div className="d-grid gap-2 mt-3">
      <Button variant="primary" onClick={() => onOpen('accept')}>
        {t('Review and sign')}
      </Button>
      {onAsk && <Button onClick={onAsk}>{t('Ask a question')}</Button>}
      <Button variant="ghost" onClick={() => onOpen('decline')}>
        {t('Decline')}
      </Button>
    </div>
  );
}

/** On a phone the sum and the way to sign stay in sight. */
function SignBar({ proposal, onSign }: { proposal: Shown; onSign: () => void }) {
  const { figures, currency, validUntil } = proposal;
  if (!mayAnswer(proposal) || proposal.waits) return null;
  return (
    <div className={css['sign']}>
      <span className="me-auto">
        <strong>{formatMoney(figures.contractTotal ?? figures.total, currency)}</strong>
        <span className="d-block at-muted at-12">
          {t('open until {date}', { date: formatDate(validUntil) })}
        </span>
      </span>
      <Button variant="primary" onClick={onSign}>
        {t('Sign')}
      </Button>
    </div>
  );
}

const mayAnswer = ({ state, signed }: Shown): boolean => !signed && (state === 'sent' || state === 'viewed');

function AskForNew({ place, asked }: { place: Place; asked: boolean }) {
  const [ask, { isLoading }] = useAskForNewMutation();
  if (asked) return <p className="at-13">{t('You asked for a new one. They will write to you.')}</p>;
  const onAsk = async () => {
    const { error } = await ask(place);
    if (error) toast.error(t('This could not be passed on. Try again.'));
  };
  return (
    <div className="d-grid mb-3">
      <p>{t('This proposal has expired.')}</p>
      <Button variant="primary" busy={isLoading} onClick={() => void onAsk()}>
        {t('Ask for a new one')}
      </Button>
    </div>
  );
}

function Signatures({ signatures }: Pick<Shown, 'signatures'>) {
  return signatures.map(({ name, at }, place) => (
    // Two signers can have one name.
    <p key={place} className="at-13 mb-1">
      {at ? t('{name} signed on {date}', { name, date: formatDate(at) }) : t('{name} signs', { name })}
    </p>
  ));
}
