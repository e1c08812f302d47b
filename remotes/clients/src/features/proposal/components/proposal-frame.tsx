import { CLIENT_ONBOARDING, PROPOSAL, PROPOSAL_STATE_LABELS, type Proposal } from '@atrium/contracts';
import { formatDate, lazyDialog, t, translate, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { Button, ButtonLink, StatusBadge } from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sayNumber, STATE_TONES } from '../../../shared/proposal.format.js';
import css from './paper.module.scss';
import { PdfButton } from './pdf-button.js';
import { ProposalNext } from './proposal-next.js';

const TemplateDialog = lazyDialog<{ proposal: Proposal; onClose: () => void }>(
  () => import('./template.dialog.js'),
);

interface ProposalFrameProps {
  title: string;
  proposal?: Proposal;
  /** Whether what is typed is saved, or how it is. */
  saving?: ReactNode;
  /** Saves what is typed before a step is taken; null when it cannot be saved. */
  settle?: () => Promise<Proposal | null>;
  children: ReactNode;
}

/** A proposal under a bar that stays, with everything that can be done with it. */
export function ProposalFrame({ title, proposal, saving, settle, children }: ProposalFrameProps) {
  return (
    <>
      <Link to="?" className={css['back']}>
        {t('All proposals')}
      </Link>
      <div className={css['bar']}>
        <h1 className="at-title" dir="auto">
          {title}
        </h1>
        {proposal && <State proposal={proposal} />}
        <span className="at-actions ms-auto">
          {saving}
          {proposal && <ProposalNext proposal={proposal} settle={settle} />}
          {proposal?.state === 'accepted' && <AfterAcceptance proposal={proposal} />}
          {proposal && <SaveAsTemplate proposal={proposal} />}
          {proposal && <PdfButton place={{ id: proposal.id }} staff />}
        </span>
      </div>
      {children}
    </>
  );
}

/** From what was agreed to where the work begins. */
function AfterAcceptance({ proposal: { id, client, lead } }: { proposal: Proposal }) {
  const pathOf = useCompanyPath();
  const mayOnboard = useMayOpen()({ session: 'staff', permission: CLIENT_ONBOARDING.check('create') });
  return (
    <span className="at-actions">
      {mayOnboard && (client ?? lead) && (
        <ButtonLink
          size="sm"
          variant="primary"
          to={`${pathOf('client/onboardClient')}?${lead ? `lead=${lead.id}` : `client=${client?.id ?? ''}`}&proposal=${id}`}
        >
          {t('Start the work')}
        </ButtonLink>
      )}
      {client && (
        <ButtonLink size="sm" to={`${pathOf('client/management')}?open=${client.id}`}>
          {t('Open client')}
        </ButtonLink>
      )}
    </span>
  );
}

function SaveAsTemplate({ proposal }: { proposal: Proposal }) {
  const mayAdd = useMayOpen()({ session: 'staff', permission: PROPOSAL.check('create') });
  const [open, setOpen] = useState(false);
  if (!mayAdd || proposal.items.length === 0) return null;
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {t('Save as template')}
      </Button>
      {open && <TemplateDialog proposal={proposal} onClose={() => setOpen(false)} />}
    </>
  );
}

function State({
  proposal: { state, number, versionNo, sentAt, signers, declineReason },
}: {
  proposal: Proposal;
}) {
  const signed = signers.filter(({ signedAt }) => signedAt).map(({ name }) => name);
  const facts = [
    number && sayNumber(number, versionNo),
    sentAt && t('sent on {date}', { date: formatDate(sentAt) }),
    signed.length > 0 && t('signed by {names}', { names: signed.join(', ') }),
    declineReason,
  ];
  return (
    <>
      <StatusBadge tone={STATE_TONES[state]}>{translate(PROPOSAL_STATE_LABELS[state])}</StatusBadge>
      <span className="at-muted at-13">{facts.filter(Boolean).join(' · ')}</span>
    </>
  );
}
