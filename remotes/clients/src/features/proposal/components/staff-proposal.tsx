import { CLIENT_ONBOARDING, PROPOSAL, PROPOSAL_STATE_LABELS, type Proposal } from '@atrium/contracts';
import { formatDate, lazyDialog, t, translate, useCompanyPath, useMayOpen } from '@atrium/sdk';
import { Button, ButtonLink, Loaded, SkeletonPage, StatusBadge } from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { proposalApi } from '../../../shared/proposal.api.js';
import { sayNumber, STATE_TONES } from '../../../shared/proposal.format.js';
import { Editor } from './editor.js';
import { Paper } from './paper.js';
import css from './paper.module.scss';
import { PdfButton } from './pdf-button.js';
import { ProposalAround } from './proposal-around.js';
import { ProposalNext } from './proposal-next.js';

const TemplateDialog = lazyDialog<{ proposal: Proposal; onClose: () => void }>(
  () => import('./template.dialog.js'),
);

/** A proposal for those who write it: the editor with the client's view beside it, and what comes next. */
export default function StaffProposal({ id }: { id: string }) {
  const isNew = id === 'new';
  const query = proposalApi.useGet(isNew ? undefined : id);
  if (isNew)
    return (
      <Framed title={t('New proposal')}>
        <Editor proposal={null} />
      </Framed>
    );
  return (
    <Loaded of={query} title={t('This proposal cannot be opened')} skeleton={<SkeletonPage />}>
      {(data) => {
        const isDraft = data.allowedTransitions.includes('update');
        return (
          <Framed title={data.title} proposal={data}>
            <div className="d-grid gap-3">
              {isDraft ? (
                <Editor key={data.id} proposal={data} />
              ) : (
                <div className={css['edited']}>
                  <Paper {...data} client={data.forWhom} />
                  <ProposalAround proposal={data} />
                </div>
              )}
              {isDraft && <ProposalAround proposal={data} />}
            </div>
          </Framed>
        );
      }}
    </Loaded>
  );
}

interface FramedProps {
  title: string;
  proposal?: Proposal;
  children: ReactNode;
}

function Framed({ title, proposal, children }: FramedProps) {
  return (
    <>
      <Link to="?">{t('All proposals')}</Link>
      <div className="d-flex flex-wrap align-items-center gap-2 mb-1">
        <h1 className="at-title" dir="auto">
          {title}
        </h1>
        {proposal && <State proposal={proposal} />}
        {proposal && <ProposalNext proposal={proposal} />}
        {proposal?.state === 'accepted' && <AfterAcceptance proposal={proposal} />}
        {proposal && <SaveAsTemplate proposal={proposal} />}
        {proposal && <PdfButton place={{ id: proposal.id }} staff />}
      </div>
      {children}
    </>
  );
}

/** From what was agreed to where the work begins. */
function AfterAcceptance({ proposal: { client, lead } }: { proposal: Proposal }) {
  const pathOf = useCompanyPath();
  const mayOnboard = useMayOpen()({ session: 'staff', permission: CLIENT_ONBOARDING.check('create') });
  return (
    <span className="at-actions">
      {mayOnboard && (client ?? lead) && (
        <ButtonLink
          size="sm"
          variant="primary"
          to={`${pathOf('client/onboardClient')}?${lead ? `lead=${lead.id}` : `client=${client?.id ?? ''}`}`}
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
