import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { ContactKeyRepository } from '../contact/contact-keys.repository.js';
import { ContactKeys } from '../contact/contact-keys.service.js';
import { ContactValues } from '../contact/contact-values.service.js';
import { ContactDifferences } from './contact-difference.repository.js';
import { MarkNamesJob } from '../contact/mark-names.job.js';
import { KnownClients } from './known-clients.service.js';
import { KnownContacts } from './known-contacts.service.js';
import { KnownRows } from './known-rows.service.js';
import { MatchController } from './match.controller.js';
import { MatchRepository } from './match.repository.js';

const OFFERED = [
  ContactDifferences,
  ContactKeyRepository,
  ContactKeys,
  ContactValues,
  KnownClients,
  KnownContacts,
  KnownRows,
  MatchRepository,
];

/** Recognises clients and leads that are known already. */
@Module({
  imports: [IdentityModule],
  controllers: [MatchController],
  providers: [...OFFERED, MarkNamesJob],
  exports: OFFERED,
})
export class MatchModule {}
