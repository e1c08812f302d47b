import { LEAD, labelOfChoice, labelOfStage, type Lead } from '@atrium/contracts';
import {
  arrayText,
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  reference,
  type RowOf,
  tenantList,
} from '@atrium/records';
import { leadsSeenBy } from '../owned/owned-sight.rules.js';
import { LeadEntity } from './lead.entity.js';
import { quickly } from './lead-quick.filter.js';

export interface LeadRow extends RowOf<typeof LeadEntity> {
  stageName: string | null;
  quietSince: Date;
  sourceName: string | null;
  /** Words of the company's own, by key. */
  serviceNames: Readonly<Record<string, string>> | null;
  lostReasonName: string | null;
  clientName: string | null;
  createdAt: Date;
}

export type LeadSteps = RecordSteps<LeadRow, LeadEntity, Lead>;

/** SQL of the company's own words for a key; null: the standard ones. */
const nameIn = (list: string, key: string): string => `(select e ->> 'name' from lead_setup p,
        jsonb_array_elements(p.content -> '${list}') e where p.company_id = l.company_id and e ->> 'key' = ${key})`;

const NAMES_OF_SERVICES = `(select jsonb_object_agg(e ->> 'key', e ->> 'name') from lead_setup p,
        jsonb_array_elements(p.content -> 'services') e
        where p.company_id = l.company_id and e ->> 'key' = any(l.services) and e ->> 'name' is not null)`;

const sayServices = ({ services, serviceNames }: Pick<LeadRow, 'services' | 'serviceNames'>): string | null =>
  services.map((key) => labelOfChoice('services', key, serviceNames?.[key])).join(', ') || null;

const momentOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What a row alone does not say. */
type Completed = 'owner' | 'handedFrom';

export const LEADS: RecordRules<LeadRow, LeadEntity, Lead, Completed> = {
  record: LEAD,
  table: { record: LEAD, entity: LeadEntity },
  list: tenantList<LeadRow>()({
    list: LEAD.list,
    from: 'lead l left join client c on c.company_id = l.company_id and c.id = l.client_id',
    alias: 'l',
    columns: `${LeadEntity.select('l')}, l.quiet_since as "quietSince", c.name as "clientName",
      l.created_at as "createdAt",
      ${nameIn('stages', 'l.stage_key')} as "stageName", ${nameIn('sources', 'l.source')} as "sourceName",
      ${nameIn('lostReasons', 'l.lost_reason')} as "lostReasonName", ${NAMES_OF_SERVICES} as "serviceNames"`,
    sorts: {
      name: 'l.sort_name',
      value: { column: 'l.value', nullable: true },
      nextOn: { column: 'l.next_on', nullable: true },
      answerDueAt: { column: 'l.answer_due_at', nullable: true },
      createdAt: 'l.created_at',
    },
    filters: {
      stage: 'l.stage_key',
      owner: 'l.owner_id',
      source: 'l.source',
      nextOn: 'l.next_on',
      expectedClose: 'l.expected_close',
      archived: 'l.archived',
      // What a quick filter shows depends on the reader, whom only `narrow` knows.
      quick: () => ({ sql: 'true', values: [] }),
      services: (value) => {
        const chosen = value.type === 'choice' ? [...value.oneOf] : [];
        return { sql: 'l.services && ?::text[]', values: [arrayText(chosen)] };
      },
    },
    // What is won or lost is asked for by its stage.
    unless: {
      archived: { sql: 'not l.archived', values: [] },
      stage: { sql: `l.stage not in ('won', 'lost')`, values: [] },
    },
    text: {
      kind: LEAD.kind,
      content: 'lead_text(l.name, l.company, l.city, l.emails, l.phones)',
    },
  }),
  seenBy: leadsSeenBy,
  mergedInto: 'l.merged_into_id',
  narrow: quickly,
  title: ({ name, company }) => (company ? `${name}, ${company}` : name),
  refuse: (step, row) => {
    if (row.mergedIntoId !== null) return LEAD.errors.LEAD_MERGED;
    const hasClient = row.clientId !== null && row.stage === 'won';
    return step === 'convert' && hasClient ? 'TRANSITION_REFUSED' : null;
  },
  stateOf: ({ stage }) => stage,
  shows: (row): OwnAnswer<Lead, Completed> => ({
    name: row.name,
    company: row.company,
    emails: row.emails,
    phones: row.phones,
    source: row.source,
    ownerId: row.ownerId,
    value: row.value,
    probability: row.probability,
    expectedClose: row.expectedClose,
    services: row.services,
    city: row.city,
    nextAction: row.nextAction,
    nextOn: row.nextOn,
    nextTime: row.nextTime,
    campaign: row.campaign,
    stage: row.stage,
    stageKey: row.stageKey,
    stageName: row.stageName,
    utm: row.utm,
    sourceName: row.sourceName,
    serviceNames: row.serviceNames ?? {},
    heldFrom: row.heldFrom,
    lostReason: row.lostReason,
    lostReasonName: row.lostReasonName,
    lostNote: row.lostNote,
    wonReason: row.wonReason,
    stageSince: row.stageSince.toISOString(),
    quietSince: row.quietSince.toISOString(),
    answerDueAt: momentOf(row.answerDueAt),
    answeredAt: momentOf(row.answeredAt),
    lastActivityAt: momentOf(row.lastActivityAt),
    nextAt: momentOf(row.nextAt),
    createdAt: row.createdAt.toISOString(),
    given: row.givenRule === null ? null : { rule: row.givenRule, how: row.givenHow ?? '' },
    client: reference(row.clientId, row.clientName),
  }),
  history: ['unmerge'],
  audited: (row) => ({
    answeredAt: momentOf(row.answeredAt),
    stage: labelOfStage({ type: row.stage, name: row.stageName }),
    source: labelOfChoice('sources', row.source, row.sourceName),
    services: sayServices(row),
    lostReason: row.lostReason && labelOfChoice('lostReasons', row.lostReason, row.lostReasonName),
    lostNote: row.lostNote,
    wonReason: row.wonReason,
    client: row.clientName,
  }),
  kept: ['emails', 'phones'],
  cells: {
    stage: ({ stage, stageName }) => labelOfStage({ type: stage, name: stageName }),
    source: ({ source, sourceName }) => labelOfChoice('sources', source, sourceName),
    services: sayServices,
  },
};
