import {
  ENDED_LEAD_STAGES,
  LEAD,
  type CreateLead,
  type Lead,
  type LeadStage,
  type LostReason,
} from '@atrium/contracts';
import { refuseArchived, tenantList, type RecordRules } from '@atrium/records';
import type { OwnedSteps } from '../owned/owned-steps.service.js';
import { notMerged } from '../owned/merged-ids.service.js';
import type { Owned, OwnedRow } from '../owned/owned.types.js';
import { LeadEntity } from './lead.entity.js';
import { quickly } from './lead-quick.rules.js';

export interface LeadRow extends OwnedRow, Omit<CreateLead, 'ownerId' | 'knownReason'> {
  archivedAt: Date | null;
  mergedIntoId: string | null;
  stage: LeadStage;
  stageSince: Date;
  answeredAt: Date | null;
  givenRule: string | null;
  heldFrom: LeadStage | null;
  givenHow: string | null;
  lostReason: LostReason | null;
  lostNote: string | null;
  clientId: string | null;
  clientName: string | null;
  createdAt: Date;
}

export type LeadSteps = OwnedSteps<LeadRow, LeadEntity, Lead>;

export const OWNED_LEADS: Owned = {
  resource: 'leads',
  column: 'l.owner_id',
  narrow: (user, query, at) => [notMerged('l'), ...quickly(user, query, at)],
};

const refuseAny = refuseArchived(LEAD.errors.LEAD_ARCHIVED);

export const LEADS: RecordRules<LeadRow, LeadEntity, Lead> = {
  record: LEAD,
  table: { record: LEAD, entity: LeadEntity },
  list: tenantList<LeadRow>()({
    list: LEAD.list,
    from: 'lead l left join client c on c.company_id = l.company_id and c.id = l.client_id',
    alias: 'l',
    columns: `l.id, l.version, l.archived_at as "archivedAt", l.merged_into_id as "mergedIntoId",
      l.name, l.company, l.emails, l.phones, l.source, l.stage,
      l.stage_since as "stageSince", l.answered_at as "answeredAt", l.owner_id as "ownerId",
      l.given_rule as "givenRule", l.held_from as "heldFrom", l.given_how as "givenHow", l.value, l.probability,
      l.expected_close::text as "expectedClose", l.services, l.city, l.next_action as "nextAction",
      l.next_on::text as "nextOn", l.lost_reason as "lostReason", l.lost_note as "lostNote",
      l.client_id as "clientId", c.name as "clientName", l.created_at as "createdAt"`,
    sorts: {
      name: 'l.sort_name',
      value: { column: 'l.value', nullable: true },
      nextOn: { column: 'l.next_on', nullable: true },
      createdAt: 'l.created_at',
    },
    filters: {
      stage: 'l.stage',
      owner: 'l.owner_id',
      source: 'l.source',
      nextOn: 'l.next_on',
      archived: 'l.archived',
      // By whom it is asked decides, so `narrow` of OWNED_LEADS does it.
      quick: () => ({ sql: 'true', values: [] }),
      services: (value) => {
        const chosen = value.type === 'choice' ? [...value.oneOf] : [];
        return { sql: 'l.services && ?::text[]', values: [`{${chosen.join(',')}}`] };
      },
    },
    // What is won or lost is asked for by its stage.
    unless: {
      archived: { sql: 'not l.archived', values: [] },
      stage: { sql: `l.stage not in ('won', 'lost')`, values: [] },
    },
    text: {
      kind: LEAD.kind,
      content: `lower(l.name || ' ' || coalesce(l.company, '') || ' ' || coalesce(l.city, ''))`,
    },
  }),
  title: ({ name, company }) => (company ? `${name}, ${company}` : name),
  refuse: (step, row) => {
    if (row.mergedIntoId !== null) return LEAD.errors.LEAD_MERGED;
    if (step === 'answer' && (row.answeredAt !== null || ENDED_LEAD_STAGES.includes(row.stage)))
      return 'TRANSITION_REFUSED';
    if (step === 'convert' && row.clientId !== null) return 'TRANSITION_REFUSED';
    return refuseAny(step, row);
  },
  shows: ({
    stage,
    stageSince,
    answeredAt,
    lostReason,
    lostNote,
    clientId,
    clientName,
    createdAt,
    givenRule,
    givenHow,
    heldFrom,
  }) => ({
    ...{ stage, lostReason, lostNote, stageSince: stageSince.toISOString() },
    answeredAt: answeredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    heldFrom,
    given: givenRule === null ? null : { rule: givenRule, how: givenHow ?? '' },
    client: clientId === null ? null : { id: clientId, name: clientName ?? '' },
  }),
  history: ['unmerge'],
  audited: ({ stage, lostReason, lostNote, clientName, answeredAt }) => ({
    answeredAt: answeredAt?.toISOString() ?? null,
    ...{ stage, lostReason, lostNote, client: clientName },
  }),
};
