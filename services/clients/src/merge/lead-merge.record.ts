import { firstStageOf, LEAD, type LeadStage } from '@atrium/contracts';
import type { FieldValue, Values } from '@atrium/records';
import type { LeadEntity } from '../lead/lead.entity.js';
import type { LeadRow } from '../lead/lead.record.js';
import { stageWith } from '../lead/lead.rules.js';
import { oneOf, text, whole } from './field-value.rules.js';
import type { MergeRules } from './merge-row.types.js';

const { fields } = LEAD;

/** How leads become one. */
export const LEAD_MERGE: MergeRules<LeadRow, Values<LeadEntity>> = {
  labels: {
    name: fields.name.label,
    company: fields.company.label,
    stage: 'Stage',
    convertedClient: 'Client',
    ownerId: fields.ownerId.label,
    value: fields.value.label,
    probability: fields.probability.label,
    expectedClose: fields.expectedClose.label,
    nextAction: fields.nextAction.label,
    source: fields.source.label,
    city: fields.city.label,
  },
  listLabels: {
    emails: fields.emails.label,
    phones: fields.phones.label,
    services: fields.services.label,
  },
  along: {
    stage: ['stageKey', 'stageSince', 'heldFrom', 'lostReason', 'lostNote', 'wonReason'],
    ownerId: ['givenRule', 'givenHow', 'handedFrom'],
    nextAction: ['nextOn', 'nextTime', 'nextAt'],
    source: ['campaign'],
  },
  settle: (given, stages) => {
    const stage = stageWith(oneOf<LeadStage>(given['stage']) ?? 'new', text(given['ownerId']));
    if (stage === given['stage']) return given;
    return { ...given, stage, stageKey: firstStageOf(stages, stage)?.key ?? stage };
  },
  read: (row) => ({
    id: row.id,
    version: row.version,
    ownerId: row.ownerId,
    createdAt: row.createdAt,
    archivedAt: row.archivedAt,
    mergedIntoId: row.mergedIntoId,
    name: row.name,
    note: [row.company, row.city].filter(Boolean).join(' · '),
    fields: {
      name: row.name,
      company: row.company,
      stage: row.stage,
      convertedClient: row.clientId,
      ownerId: row.ownerId,
      value: row.value,
      probability: row.probability,
      expectedClose: row.expectedClose,
      nextAction: row.nextAction,
      source: row.source,
      city: row.city,
    },
    said: { stage: row.stageName, source: row.sourceName },
    along: {
      stageSince: row.stageSince.toISOString(),
      heldFrom: row.heldFrom,
      lostReason: row.lostReason,
      lostNote: row.lostNote,
      givenRule: row.givenRule,
      givenHow: row.givenHow,
      nextOn: row.nextOn,
      stageKey: row.stageKey,
      wonReason: row.wonReason,
      handedFrom: row.handedFrom,
      nextTime: row.nextTime,
      nextAt: row.nextAt?.toISOString() ?? null,
      campaign: row.campaign,
      answeredAt: row.answeredAt?.toISOString() ?? null,
    },
    lists: { emails: row.emails, phones: row.phones, services: row.services },
  }),
  write: (given, { emails = [], phones = [], services = [] }) => ({
    name: text(given['name']) ?? '',
    company: text(given['company']),
    clientId: text(given['convertedClient']),
    stage: oneOf<LeadStage>(given['stage']) ?? 'new',
    stageSince: dateOf(given['stageSince']) ?? new Date(0),
    heldFrom: text(given['heldFrom']),
    lostReason: text(given['lostReason']),
    stageKey: text(given['stageKey']) ?? 'new',
    wonReason: text(given['wonReason']),
    handedFrom: text(given['handedFrom']),
    campaign: text(given['campaign']),
    nextTime: text(given['nextTime']),
    nextAt: dateOf(given['nextAt']),
    lostNote: text(given['lostNote']),
    ownerId: text(given['ownerId']),
    value: whole(given['value']),
    givenRule: text(given['givenRule']),
    givenHow: text(given['givenHow']),
    probability: whole(given['probability']) ?? 0,
    expectedClose: text(given['expectedClose']),
    nextAction: text(given['nextAction']),
    nextOn: text(given['nextOn']),
    city: text(given['city']),
    source: text(given['source']) ?? 'other',
    answeredAt: dateOf(given['answeredAt']),
    emails,
    phones,
    services,
  }),
};

function dateOf(value: FieldValue | undefined): Date | null {
  const iso = text(value);
  return iso === null ? null : new Date(iso);
}
