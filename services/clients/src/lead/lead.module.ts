import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { ClientModule } from '../client/client.module.js';
import { MatchModule } from '../match/match.module.js';
import { offerRecordFile } from '@atrium/records';
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
  imports: [IdentityModule, OwnedModule, MatchModule, ClientModule],
  controllers: [LeadController],
  providers: [
    ...offerOwned(LEADS, OWNED_LEADS, ({ name, company, city }) => ({
      title: name,
      detail: [company, city].filter(Boolean).join(' · '),
    })),
    ...offerRecordFile(LEADS, LeadFile),
    ...[LeadBoards, LeadClients, LeadRepository, LeadService],
  ],
  exports: [LeadService],
})
export class LeadModule {}
