import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { offerOwned } from '../owned/offer-owned.factory.js';
import { OwnedModule } from '../owned/owned.module.js';
import { ConsentLinks } from './consent-links.service.js';
import { ConsentController, ConsentLinkController } from './consent.controller.js';
import { CONSENTS, OWNED_CONSENTS } from './consent.record.js';
import { ConsentRepository } from './consent.repository.js';
import { Consents } from './consents.service.js';

@Module({
  imports: [IdentityModule, OwnedModule],
  controllers: [ConsentController, ConsentLinkController],
  providers: [...offerOwned(CONSENTS, OWNED_CONSENTS), ConsentLinks, ConsentRepository, Consents],
  exports: [ConsentLinks, Consents],
})
export class ConsentModule {}
