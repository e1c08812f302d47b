import {
  PROPOSAL,
  proposalSettingsKey,
  reviewReasons,
  type CreateProposal,
  type Proposal,
  type ProposalFigures,
  type ProposalSettings,
  type ProposalStart,
  type ProposalTemplate,
} from '@atrium/contracts';
import { t, translate, useSetting, useUser } from '@atrium/sdk';
import {
  Button,
  Loaded,
  Note,
  SavedState,
  SkeletonPage,
  useAutosave,
  useRecordForm,
  useSearchParams,
  type Saving,
} from '@atrium/ui';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clientApi } from '../../../shared/client.api.js';
import { leadApi } from '../../../shared/lead.api.js';
import { proposalApi, useGetProposalSupplyQuery } from '../../../shared/proposal.api.js';
import { EditorFields } from './editor-fields.js';
import { newProposal, type NamedParty } from './new-proposal.rules.js';
import css from './paper.module.scss';
import { Paper } from './paper.js';
import { ProposalFrame } from './proposal-frame.js';
import { StartChoice } from './start-choice.js';
import { sayTyped } from './typed.format.js';
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
          <ProposalFrame title={t('New proposal')}>
            <StartChoice onChoose={setStart} />
          </ProposalFrame>
        ) : (
          <EditorForm proposal={proposal} rules={rules} start={start} />
        )
      }
    </Loaded>
  );
}

function EditorForm({ proposal, rules, start }: EditorProps & { rules: ProposalSettings; start: Start }) {
  const id = useId();
  const { form, saving, undecided, settle, decide } = useEditor(proposal, rules, start);
  const draft = form.methods.watch() as CreateProposal;
  const clientId = proposal ? (proposal.client?.id ?? null) : draft.clientId || null;
  const leadId = proposal ? (proposal.lead?.id ?? null) : (draft.leadId ?? null);
  const found = useSupply({ clientId, leadId }, draft.placeOverride);
  const money = found ?? proposal ?? UNKNOWN;
  const figures = useLiveFigures(draft, money);
  const save = proposal ? (
    <Kept saving={saving} undecided={undecided} onSave={() => void decide()} />
  ) : (
    <Button size="sm" variant="primary" type="submit" form={id} busy={form.busy}>
      {t('Save draft')}
    </Button>
  );
  return (
    <ProposalFrame
      title={draft.title || t('New proposal')}
      saving={save}
      {...(proposal && { proposal, settle })}
    >
      <div className={css['editor']}>
        <EditorFields
          id={id}
          form={form}
          proposal={proposal}
          rules={rules}
          found={found}
          party={{ clientId, leadId }}
          currency={money.currency}
          figures={figures}
          onSave={proposal && decide}
        />
        <Preview
          draft={draft}
          proposal={proposal}
          rules={rules}
          money={{ ...money, figures }}
          party={{ clientId, leadId }}
        />
      </div>
    </ProposalFrame>
  );
}

/** The taxes of whom it is for, at a place that somebody chose. */
function useSupply({ clientId, leadId }: NamedParty, place: CreateProposal['placeOverride']) {
  const { data } = useGetProposalSupplyQuery(
    { ...(clientId ? { clientId } : leadId ? { leadId } : {}), ...(place && { place }) },
    { skip: !clientId && !leadId },
  );
  return data;
}

interface KeptProps {
  saving: Saving;
  /** Somebody else's text waits for a choice. */
  undecided: boolean;
  onSave: () => void;
}

/** What is typed is saved by itself, unless somebody else has written the same. */
function Kept({ saving, undecided, onSave }: KeptProps) {
  if (!undecided) return <SavedState saving={saving} onRetry={onSave} />;
  return (
    <Button size="sm" variant="primary" onClick={onSave}>
      {t('Save')}
    </Button>
  );
}

/** Until it is known for whom it is. */
const UNKNOWN = { currency: 'INR', supply: 'untaxed' } as const;

interface PreviewProps extends EditorProps {
  draft: CreateProposal;
  rules: ProposalSettings;
  money: { currency: string; figures: ProposalFigures | null };
  party: NamedParty;
}

/** As the client sees it, with what is typed now. */
function Preview({ draft, proposal, rules, money: { currency, figures }, party }: PreviewProps) {
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
        currency={currency}
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
  const kept = useRef(proposal);
  const create = async (given: Parameters<typeof calls.create>[0]) => {
    const saved = await calls.create(given);
    made.current = saved.id;
    return saved;
  };
  const form = useRecordForm(PROPOSAL, {
    row: proposal,
    nameOf: ({ title }: Proposal) => title,
    calls: { ...calls, create },
    first: newProposal({ ...rules, timezone }, party, start),
    say: (name, value) => sayTyped(name, value, proposal?.currency ?? UNKNOWN.currency),
    tell: (saved) => {
      kept.current = saved;
    },
    onClose: () => {
      if (made.current) void navigate(`?open=${made.current}`, { replace: true });
    },
  });
  const autosave = useAutosave(form, { on: proposal !== null, labelOf });
  const settle = async () => {
    const saved = (await autosave.settle()) ? kept.current : null;
    // A step of somebody else may have made it newer than what was typed here.
    return saved && proposal && proposal.version > saved.version ? proposal : saved;
  };
  return { form, ...autosave, settle };
}

const labelOf = (name: string): string =>
  translate((PROPOSAL.fields as Record<string, { label: string }>)[name]?.label ?? name);
