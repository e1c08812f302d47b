import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { ClientModule } from '../client/client.module.js';
import { KnownContacts } from '../match/known-contacts.service.js';
import { MatchController } from '../match/match.controller.js';
import { MatchRepository } from '../match/match.repository.js';
import { offerRecordFile } from '@atrium/records';
import { KnownRows } from '../match/known-rows.service.js';
import { LeadFile } from './lead.importer.js';
import { offerOwned } from '../owned/offer-owned.factory.js';
import { OwnedModule } from '../owned/owned.module.js';
import { LeadBoards } from './lead-board.service.js';
import { LeadClients } from './lead-clients.service.js';
import { LeadController } from './lead.controller.js';
import { LEADS, OWNED_LEADS } from './lead.record.js';
import { LeadRepository } from './lead.repository.js';
import { LeadService } from './lead.service.js';

@Module({
  imports: [IdentityModule, OwnedModule, ClientModule],
  controllers: [LeadController, MatchController],
  providers: [
    ...offerOwned(LEADS, OWNED_LEADS, ({ name, company, city }) => ({
      title: name,
      detail: [company, city].filter(Boolean).join(' · '),
    })),
    ...offerRecordFile(LEADS, LeadFile),
    ...[KnownContacts, KnownRows, LeadBoards, LeadClients, LeadRepository, LeadService, MatchRepository],
  ],
  exports: [LeadService],
})
export class LeadModule {}
