import { proposalSettingsKey, reviewReasons, type Proposal } from '@atrium/contracts';
import { lazyDialog, t, useSetting, useStep } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { proposalApi } from '../../../shared/proposal.api.js';
import { useLiveFigures } from './use-live-figures.js';

type Mailing = 'send' | 'resend';

const SendDialog = lazyDialog<{ proposal: Proposal; step: Mailing; onClose: () => void }>(
  () => import('./send.dialog.js'),
);

const STEPS = ['approve', 'send', 'submit', 'return', 'resend', 'revise', 'withdraw'] as const;
type StepName = (typeof STEPS)[number];

/** These bring the proposal to the client. */
const FORWARD: readonly StepName[] = ['approve', 'send', 'submit'];

/** The next steps, the foremost first. One that a manager reviews first is not sent from its draft. */
function useNextSteps(proposal: Proposal): StepName[] {
  const { state, allowedTransitions } = proposal;
  const { value: rules, known } = useSetting(proposalSettingsKey);
  const figures = useLiveFigures(proposal, proposal);
  const isReviewed = known && figures !== null && reviewReasons(figures, rules).length > 0;
  const waitsForReview = state === 'draft' && isReviewed;
  return STEPS.filter((step) => allowedTransitions.includes(step) && !(step === 'send' && waitsForReview));
}

const labelOf = (step: StepName): string =>
  ({
    submit: t('Send for review'),
    approve: t('Approve'),
    return: t('Return to draft'),
    send: t('Send to the client'),
    resend: t('Send link again'),
    withdraw: t('Withdraw'),
    revise: t('Revise'),
  })[step];

const doneOf = (step: Exclude<StepName, Mailing>): string =>
  ({
    submit: t('Proposal sent for review'),
    approve: t('Proposal approved'),
    return: t('Proposal returned'),
    withdraw: t('Proposal withdrawn'),
    revise: t('Next version started'),
  })[step];

const isMailing = (step: StepName): step is Mailing => step === 'send' || step === 'resend';

interface ProposalNextProps {
  proposal: Proposal;
  /** Saves what is typed first; null when it cannot be saved, as the page then says. */
  settle?: () => Promise<Proposal | null>;
}

/** What comes next for a proposal. */
export function ProposalNext({ proposal, settle }: ProposalNextProps) {
  const { take: call } = proposalApi.useCalls();
  const { take } = useStep();
  const navigate = useNavigate();
  const [mailing, setMailing] = useState<{ step: Mailing; proposal: Proposal } | null>(null);
  const steps = useNextSteps(proposal);
  const run = async (step: StepName) => {
    const saved = settle ? await settle() : proposal;
    if (!saved) return;
    const { id, version, signers } = saved;
    // Without signers the server says what is missing.
    if (isMailing(step) && signers.length > 0) {
      setMailing({ step, proposal: saved });
      return;
    }
    const work = async () => {
      const answer = await call({ id, step, version });
      // A revision is another proposal: the draft of the next version.
      if (answer.id !== id) void navigate(`?open=${answer.id}`);
      return answer;
    };
    const ask = step === 'withdraw' && {
      title: t('Withdraw this proposal?'),
      text: t('The client can no longer accept it. Its number is kept.'),
      confirmText: labelOf(step),
    };
    await take({ of: id, ...(ask && { ask }), work, ...(!isMailing(step) && { done: doneOf(step) }) });
  };
  return (
    <span className="at-actions">
      {steps.map((step, place) => (
        <Button
          key={step}
          size="sm"
          variant={place === 0 && FORWARD.includes(step) ? 'primary' : 'secondary'}
          onClick={() => void run(step)}
        >
          {labelOf(step)}
        </Button>
      ))}
      {mailing && <SendDialog {...mailing} onClose={() => setMailing(null)} />}
    </span>
  );
}
