import {
  PROPOSAL,
  proposalSettingsKey,
  reviewReasons,
  type CreateProposal,
  type Proposal,
  type ProposalSettings,
  type ProposalStart,
  type ProposalTemplate,
} from '@atrium/contracts';
import { t, useSetting, useUser } from '@atrium/sdk';
import { Loaded, Note, SkeletonPage, useRecordForm, useSearchParams } from '@atrium/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clientApi } from '../../../shared/client.api.js';
import { leadApi } from '../../../shared/lead.api.js';
import { proposalApi, useGetProposalSupplyQuery } from '../../../shared/proposal.api.js';
import { EditorFields } from './editor-fields.js';
import { newProposal, type NamedParty } from './new-proposal.rules.js';
import css from './paper.module.scss';
import { Paper } from './paper.js';
import { StartChoice } from './start-choice.js';
import { useLiveFigures } from './use-live-figures.js';

interface EditorProps {
  proposal: Proposal | null;
}

type Start = ProposalStart | ProposalTemplate | null;

/** Writes a draft, with the client's view beside it from the first key on. */
export function Editor({ proposal }: EditorProps) {
  const { query } = useSetting(proposalSettingsKey);
  const [start, setStart] = useState<Start | undefined>(proposal ? null : undefined);
  return (
    <Loaded of={query} title={t('The settings did not load')} skeleton={<SkeletonPage />}>
      {(rules) =>
        start === undefined ? (
          <StartChoice onChoose={setStart} />
        ) : (
          <EditorForm proposal={proposal} rules={rules} start={start} />
        )
      }
    </Loaded>
  );
}

function EditorForm({ proposal, rules, start }: EditorProps & { rules: ProposalSettings; start: Start }) {
  const form = useEditor(proposal, rules, start);
  const draft = form.methods.watch() as CreateProposal;
  const clientId = proposal ? (proposal.client?.id ?? null) : draft.clientId || null;
  const leadId = proposal ? (proposal.lead?.id ?? null) : (draft.leadId ?? null);
  const { data: found } = useGetProposalSupplyQuery(
    {
      ...(clientId ? { clientId } : leadId ? { leadId } : {}),
      ...(draft.placeOverride && { place: draft.placeOverride }),
    },
    { skip: !clientId && !leadId },
  );
  const money = found ?? proposal ?? UNKNOWN;
  return (
    <div className={css['editor']}>
      <EditorFields
        form={form}
        proposal={proposal}
        rules={rules}
        found={found}
        clientId={clientId}
        leadId={leadId}
        currency={money.currency}
      />
      <Preview draft={draft} proposal={proposal} rules={rules} money={money} party={{ clientId, leadId }} />
    </div>
  );
}

/** Until it is known for whom it is. */
const UNKNOWN = { currency: 'INR', supply: 'untaxed' } as const;

interface PreviewProps extends EditorProps {
  draft: CreateProposal;
  rules: ProposalSettings;
  money: Pick<Proposal, 'currency' | 'supply'>;
  party: NamedParty;
}

/** As the client sees it, with what is typed now. */
function Preview({ draft, proposal, rules, money, party }: PreviewProps) {
  const figures = useLiveFigures(draft, money);
  const { data: client } = clientApi.useGet(proposal ? undefined : (party.clientId ?? undefined));
  const { data: lead } = leadApi.useGet(proposal || party.clientId ? undefined : (party.leadId ?? undefined));
  const name = proposal?.forWhom ?? client?.name ?? lead?.company ?? lead?.name ?? '…';
  const reasons = figures ? reviewReasons(figures, rules) : [];
  return (
    <section className={`d-grid gap-2 ${String(css['preview'])}`} aria-label={t('As the client sees it')}>
      <p className="at-muted at-13 m-0">{t('As the client sees it')}</p>
      {!party.clientId && !party.leadId && (
        <Note tone="info">{t('Taxes appear when you choose the client or the lead.')}</Note>
      )}
      {reasons.includes('all') && <Note tone="info">{t('A manager reviews every proposal.')}</Note>}
      {reasons.includes('total') && (
        <Note tone="info">{t('A manager reviews it: the total is above the limit.')}</Note>
      )}
      {reasons.includes('discount') && (
        <Note tone="info">
          {t('A manager reviews it: the discounts are above {limit}%.', { limit: rules.reviewDiscount })}
        </Note>
      )}
      <Paper
        {...draft}
        number={proposal?.number ?? null}
        versionNo={proposal?.versionNo ?? 1}
        client={name}
        figures={figures}
        currency={money.currency}
      />
    </section>
  );
}

function useEditor(proposal: Proposal | null, rules: ProposalSettings, start: Start) {
  const calls = proposalApi.useCalls();
  const navigate = useNavigate();
  const { timezone } = useUser().company;
  const [params] = useSearchParams();
  const party = { clientId: params.get('client'), leadId: params.get('lead') };
  const made = useRef<string>(null);
  const create = async (given: Parameters<typeof calls.create>[0]) => {
    const saved = await calls.create(given);
    made.current = saved.id;
    return saved;
  };
  return useRecordForm(PROPOSAL, {
    row: proposal,
    nameOf: ({ title }: Proposal) => title,
    calls: { ...calls, create },
    first: newProposal({ ...rules, timezone }, party, start),
    onClose: () => {
      if (made.current) void navigate(`?open=${made.current}`, { replace: true });
    },
  });
}
