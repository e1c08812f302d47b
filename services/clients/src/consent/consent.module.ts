import { CONSENT } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { ConsentLinks } from './consent-links.service.js';
import { ConsentController, ConsentLinkController } from './consent.controller.js';
import { CONSENTS } from './consent.record.js';
import { ConsentRepository } from './consent.repository.js';
import { Consents } from './consents.service.js';

@Module({
  imports: [IdentityModule],
  controllers: [
    recordController(CONSENT, { rules: CONSENTS, only: ['list'] }),
    ConsentController,
    ConsentLinkController,
  ],
  providers: [...offerRecord(CONSENTS, { exportNeeds: 'export' }), ConsentLinks, ConsentRepository, Consents],
  exports: [ConsentLinks, Consents],
})
export class ConsentModule {}
