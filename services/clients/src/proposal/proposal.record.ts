import { LOCALES, moneyIn, PROPOSAL, type Proposal } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  reference,
  type RowOf,
  tenantList,
} from '@atrium/records';
import { proposalsSeenBy } from '../owned/owned-sight.rules.js';
import { SIGNING } from './signing.rules.js';
import { byCopy, OUTSIDE_STEPS } from './outside-step.rules.js';
import { ProposalEntity } from './proposal.entity.js';
import { sayVersion } from './proposal-number.rules.js';
import { isEditable } from './proposal-state.rules.js';
import { nextVersion } from './version.rules.js';

export interface Signer {
  id: string;
  name: string;
  email: string | null;
  signedAt: string | null;
}

const UNREAD = ['mergedClientId', 'decidedAt'] as const;

export interface ProposalRow extends RowOf<typeof ProposalEntity, typeof UNREAD> {
  leadName: string | null;
  /** Of the client to which it was sent, else of the lead. */
  clientName: string;
  /** To whom it belongs now; null: to a lead that is no client yet. */
  holderId: string | null;
  holderName: string | null;
  versions: Proposal['versions'];
  pdfHash: string | null;
  authorId: string | null;
  signers: Signer[];
  createdAt: Date;
}

export type ProposalSteps = RecordSteps<ProposalRow, ProposalEntity, Proposal>;

/** Only the newest version is revised. */
function refuseRevision(versions: ProposalRow['versions']) {
  const next = nextVersion(versions);
  if (!('refused' in next)) return null;
  if (next.refused === 'accepted') return PROPOSAL.errors.PROPOSAL_AGREED;
  return next.refused === 'draftExists' ? PROPOSAL.errors.PROPOSAL_REVISED : 'TRANSITION_REFUSED';
}

/** What a row alone does not say. */
type Completed = 'owner';

export const PROPOSALS: RecordRules<ProposalRow, ProposalEntity, Proposal, Completed> = {
  record: PROPOSAL,
  table: { record: PROPOSAL, entity: ProposalEntity },
  list: tenantList<ProposalRow>()({
    list: PROPOSAL.list,
    from: `proposal p left join client c on c.company_id = p.company_id and c.id = p.client_id
      left join client h on h.company_id = p.company_id and h.id = p.holder_id
      left join lead d on d.company_id = p.company_id and d.id = p.lead_id`,
    alias: 'p',
    columns: `${ProposalEntity.select('p', { without: UNREAD })}, coalesce(c.name, d.company, d.name) as "clientName",
      p.holder_id as "holderId", h.name as "holderName", d.name as "leadName", p.created_by as "authorId",
      p.created_at as "createdAt",
      coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'email', k.email, 'signedAt', to_char(l.signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          order by array_position(p.signer_ids, k.id))
        from ${SIGNING} k left join proposal_link l
          on l.company_id = k.company_id and l.proposal_id = p.id and l.contact_id = k.id
        where k.company_id = p.company_id and k.id = any(p.signer_ids)), '[]') as signers,
      (select jsonb_agg(jsonb_build_object('id', v.id, 'versionNo', v.version_no, 'state', v.state)
          order by v.version_no desc)
        from proposal v where v.company_id = p.company_id and v.root_id = p.root_id) as versions,
      (select r.sha256 from proposal_paper r where r.company_id = p.company_id and r.proposal_id = p.id)
        as "pdfHash"`,
    sorts: {
      title: 'p.sort_title',
      total: 'p.total',
      validUntil: 'p.valid_until',
      createdAt: 'p.created_at',
    },
    filters: { client: 'p.holder_id', lead: 'p.lead_id', state: 'p.state' },
    text: { kind: PROPOSAL.kind, content: `lower(p.title || ' ' || coalesce(p.number, ''))` },
  }),
  seenBy: proposalsSeenBy,
  title: ({ title, number, versionNo }) => (number ? `${sayVersion(number, versionNo)} ${title}` : title),
  refuse: (step, { state, authorId, versions }, by) => {
    if (step === 'revise') return state === 'superseded' ? null : refuseRevision(versions);
    if (step === 'update') return isEditable(state) ? null : PROPOSAL.errors.PROPOSAL_SENT;
    const isOwn = step === 'approve' && state === 'internal_review' && authorId === by.id;
    return isOwn ? PROPOSAL.errors.PROPOSAL_OWN : null;
  },
  shows: (row): OwnAnswer<Proposal, Completed> => ({
    clientId: row.clientId,
    leadId: row.leadId,
    title: row.title,
    intro: row.intro,
    blocks: row.blocks,
    items: row.items,
    discount: row.discount,
    discountAmount: row.discountAmount,
    pricesIncludeTax: row.pricesIncludeTax,
    placeOverride: row.placeOverride,
    placeReason: row.placeReason,
    terms: row.terms,
    validUntil: row.validUntil,
    signerIds: row.signerIds,
    inOrder: row.inOrder,
    versionNo: row.versionNo,
    versions: row.versions,
    pdfHash: row.pdfHash,
    supply: row.supply,
    state: row.state,
    number: row.number,
    figures: row.figures,
    signers: row.signers,
    total: row.total,
    currency: row.currency,
    declineReason: row.declineReason,
    client: reference(row.holderId, row.holderName),
    lead: reference(row.leadId, row.leadName),
    forWhom: row.holderName ?? row.clientName,
    placeOfSupply: row.placeOfSupply,
    sentAt: row.sentAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }),
  history: [...OUTSIDE_STEPS, ...OUTSIDE_STEPS.map(byCopy), 'expired', 'superseded', 'copied'],
  audited: ({ state, number, total, currency }) => ({
    state,
    number,
    total: moneyIn(LOCALES.en, currency)(total),
  }),
};
