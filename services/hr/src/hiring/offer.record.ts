import { APPLICATION, EMPLOYEE, OFFER, OPENING, passesCheck, type Offer } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  reference,
  type RowOf,
  tenantList,
} from '@atrium/records';
import { offersSeenBy } from './hiring-sight.policy.js';
import { OfferEntity } from './offer.entity.js';

/** Figures alone ask for it. */
const UNREAD = ['acceptedAt'] as const;

export interface OfferRow extends RowOf<typeof OfferEntity, typeof UNREAD> {
  candidateId: string;
  candidateName: string;
  openingTitle: string;
  email: string | null;
  employeeName: string | null;
  createdAt: Date;
}

export type OfferSteps = RecordSteps<OfferRow, OfferEntity, Offer>;

const TOLD = [
  'joiningOn',
  'expiresOn',
  'probationMonths',
  'number',
  'state',
  'note',
  'employee',
  'answeredHash',
];

export const OFFERS: RecordRules<OfferRow, OfferEntity, Offer> = {
  record: OFFER,
  table: {
    record: OFFER,
    entity: OfferEntity,
    unique: {
      offer_there_key: { field: 'applicationId', refusal: OFFER.errors.OFFER_THERE },
      offer_employee_key: { field: 'employeeId', refusal: OFFER.errors.OFFER_THERE },
    },
    invalidates: [{ tags: [APPLICATION.tag, OPENING.tag], audience: { check: OPENING.check('read') } }],
  },
  list: tenantList<OfferRow>()({
    list: OFFER.list,
    from: `offer f join application a on a.company_id = f.company_id and a.id = f.application_id
      join candidate c on c.company_id = a.company_id and c.id = a.candidate_id
      join opening o on o.company_id = f.company_id and o.id = f.opening_id
      left join employee e on e.company_id = f.company_id and e.id = f.employee_id`,
    alias: 'f',
    columns: `${OfferEntity.select('f', { without: UNREAD })}, f.created_at as "createdAt", c.id as "candidateId",
      c.name as "candidateName", c.email, o.title as "openingTitle", e.first_name || ' ' || e.last_name as "employeeName"`,
    sorts: { createdAt: 'f.created_at' },
    filters: { application: 'f.application_id', state: 'f.state' },
  }),
  seenBy: offersSeenBy,
  title: ({ candidateName, openingTitle }) => `${candidateName}, ${openingTitle}`,
  refuse: (step, _, by) =>
    step === 'join' && !passesCheck(by, EMPLOYEE.check('create')) ? 'ACCESS_DENIED' : null,
  shows: (row): OwnAnswer<Offer> => ({
    applicationId: row.applicationId,
    pay: row.pay,
    joiningOn: row.joiningOn,
    expiresOn: row.expiresOn,
    probationMonths: row.probationMonths,
    state: row.state,
    number: row.number,
    candidate: { id: row.candidateId, name: row.candidateName },
    answeredBy: row.answeredName,
    email: row.email,
    sentAt: row.sentAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    note: row.note,
    employee: reference(row.employeeId, row.employeeName),
    createdAt: row.createdAt.toISOString(),
  }),
  audited: ({ number, state, note, employeeName: employee, ...row }) => ({
    number,
    state,
    note,
    employee,
    answeredBy: row.answeredName,
    answeredHash: row.answeredHash,
  }),
  // The trail is read by those who may not know pay, too.
  hidden: ({ candidateName, openingTitle }) => ({ title: `${candidateName}, ${openingTitle}`, open: TOLD }),
};
