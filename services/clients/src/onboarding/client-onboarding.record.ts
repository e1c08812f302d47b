import { CLIENT_ONBOARDING, ENDED_ONBOARDING_STEPS, type ClientOnboarding } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  reference,
  type RowOf,
  tenantList,
} from '@atrium/records';
import { clientsSeenBy } from '../owned/owned-sight.rules.js';
import { ClientOnboardingEntity } from './client-onboarding.entity.js';

export interface ClientOnboardingRow extends RowOf<typeof ClientOnboardingEntity> {
  clientName: string;
  /** Whose client it is. */
  ownerId: string | null;
  leadName: string | null;
  managerName: string;
  people: ClientOnboarding['people'];
  createdAt: Date;
}

export type ClientOnboardingSteps = RecordSteps<
  ClientOnboardingRow,
  ClientOnboardingEntity,
  ClientOnboarding
>;

const { ONBOARDING_ENDED, ONBOARDING_OPEN } = CLIENT_ONBOARDING.errors;

export const CLIENT_ONBOARDINGS: RecordRules<ClientOnboardingRow, ClientOnboardingEntity, ClientOnboarding> =
  {
    record: CLIENT_ONBOARDING,
    table: {
      record: CLIENT_ONBOARDING,
      entity: ClientOnboardingEntity,
      unique: {
        client_onboarding_lead_key: { field: 'leadId', refusal: ONBOARDING_OPEN },
        client_onboarding_client_key: { field: 'clientId', refusal: ONBOARDING_OPEN },
      },
    },
    list: tenantList<ClientOnboardingRow>()({
      list: CLIENT_ONBOARDING.list,
      from: `client_onboarding o join client c on c.company_id = o.company_id and c.id = o.client_id
        join person m on m.company_id = o.company_id and m.id = o.manager_id
        left join lead l on l.company_id = o.company_id and l.id = o.lead_id`,
      alias: 'o',
      columns: `${ClientOnboardingEntity.select('o')}, c.name as "clientName", c.owner_id as "ownerId",
        l.name as "leadName", m.first_name || ' ' || m.last_name as "managerName", o.created_at as "createdAt",
        coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', trim(p.first_name || ' ' || p.last_name),
            'email', p.emails[1]) order by array_position(o.contact_ids, p.id))
          from client_contact p where p.company_id = o.company_id and p.id = any(o.contact_ids)), '[]') as people`,
      sorts: { stepSince: 'o.step_since', createdAt: 'o.created_at' },
      filters: { step: 'o.step', manager: 'o.manager_id', blocked: '(o.blocked_by is not null)' },
    }),
    // An onboarding is for those who see its client.
    seenBy: clientsSeenBy,
    title: ({ clientName }) => clientName,
    refuse: (step, { step: at, blockedBy }) => {
      if (ENDED_ONBOARDING_STEPS.includes(at)) return ONBOARDING_ENDED;
      return step === 'skip' && blockedBy === null ? 'TRANSITION_REFUSED' : null;
    },
    shows: (row): OwnAnswer<ClientOnboarding> => ({
      leadId: row.leadId,
      managerId: row.managerId,
      contactIds: row.contactIds,
      kickoffOn: row.kickoffOn,
      kickoffFrom: row.kickoffFrom,
      kickoffTitle: row.kickoffTitle,
      client: { id: row.clientId, name: row.clientName },
      manager: { id: row.managerId, name: row.managerName },
      lead: reference(row.leadId, row.leadName),
      step: row.step,
      stepSince: row.stepSince.toISOString(),
      blockedBy: row.blockedBy,
      people: row.people,
      createdAt: row.createdAt.toISOString(),
    }),
    history: ['advance'],
    cells: { blocked: ({ blockedBy }) => blockedBy !== null },
    audited: ({ step, blockedBy, clientName, managerName }) => ({
      step,
      blockedBy,
      client: clientName,
      manager: managerName,
    }),
  };
