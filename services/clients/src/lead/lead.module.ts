import { LEAD } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { WorkModule } from '@atrium/work';
import { Module } from '@nestjs/common';
import { ClientModule } from '../client/client.module.js';
import { MatchModule } from '../match/match.module.js';
import { offerRecord, offerRecordFile, recordController } from '@atrium/records';
import { LeadFile } from './lead.importer.js';
import { OwnedModule } from '../owned/owned.module.js';
import { LeadAssignment } from '../lead-rule/lead-assignment.service.js';
import { LeadRuleController } from '../lead-rule/lead-rule.controller.js';
import { LeadRuleRepository } from '../lead-rule/lead-rule.repository.js';
import { LeadRulesService } from '../lead-rule/lead-rules.service.js';
import { AuditWords, contribute } from '@atrium/platform';
import { ChoiceModule } from '../choice/choice.module.js';
import { LeadArrivals } from './lead-arrivals.service.js';
import { LeadBoards } from './lead-board.service.js';
import { LeadDecisions } from './lead-decisions.service.js';
import { LeadChecks } from './lead-checks.service.js';
import { LeadForecastRepository } from './lead-forecast.repository.js';
import { LeadForecasts } from './lead-forecast.service.js';
import { LeadBulk } from './lead-bulk.service.js';
import { LeadClients } from './lead-clients.service.js';
import { LeadMoves } from './lead-moves.service.js';
import { NarrowedLeads } from './lead-narrowing.service.js';
import { LeadNotices } from './lead-notices.service.js';
import { LeadRecords } from './lead-records.service.js';
import { LeadStart } from './lead-start.service.js';
import { LeadController } from './lead.controller.js';
import { LEADS } from './lead.record.js';
import { LeadRepository } from './lead.repository.js';
import { LeadNotificationSubjects } from './lead-subjects.service.js';
import { LeadService } from './lead.service.js';
import { NewLeads } from './new-leads.service.js';
import { SavedLeads } from './saved-leads.service.js';

const RULE_WORDS = new AuditWords({
  kind: 'leadRules',
  title: 'Rules for new leads',
  verbs: { save: 'changed' },
  fields: { rules: 'Rules' },
});

/** Each operation of a lead by the use case that has it. */
const LEAD_CONTROLLERS = [
  recordController(LEAD, {
    rules: LEADS,
    service: LeadService,
    only: ['list', 'get', 'update', 'archive', 'restore'],
  }),
  recordController(LEAD, { rules: LEADS, service: NewLeads, only: ['create'] }),
  recordController(LEAD, { rules: LEADS, service: LeadMoves, only: ['move', 'waive', 'convert'] }),
];

@Module({
  imports: [IdentityModule, OwnedModule, MatchModule, ClientModule, ChoiceModule, WorkModule],
  controllers: [LeadController, ...LEAD_CONTROLLERS, LeadRuleController],
  providers: [
    ...offerRecord(LEADS, {
      exportNeeds: 'export',
      say: ({ name, company, city }) => ({
        title: name,
        detail: [company, city].filter(Boolean).join(' · '),
      }),
      lists: LeadService,
    }),
    ...offerRecordFile(LEADS, LeadFile),
    LeadArrivals,
    LeadBoards,
    LeadForecastRepository,
    LeadForecasts,
    LeadBulk,
    LeadClients,
    LeadDecisions,
    LeadMoves,
    LeadNotices,
    LeadNotificationSubjects,
    LeadChecks,
    LeadRecords,
    LeadRepository,
    LeadService,
    LeadStart,
    NarrowedLeads,
    NewLeads,
    SavedLeads,
    LeadAssignment,
    LeadRuleRepository,
    LeadRulesService,
    contribute(RULE_WORDS),
  ],
  exports: [LeadArrivals, LeadMoves, LeadRulesService, LeadService, NewLeads],
})
export class LeadModule {}
