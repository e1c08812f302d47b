import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { ContactController } from './contact.controller.js';
import { ContactKeyRepository } from '../contact/contact-keys.repository.js';
import { ContactKeys } from '../contact/contact-keys.service.js';
import { CONTACTS, OWNED_CONTACTS } from './contact.record.js';
import { ContactRepository } from './contact.repository.js';
import { ContactService } from './contact.service.js';
import { ContactValues } from '../contact/contact-values.service.js';
import { offerOwned } from '../owned/offer-owned.factory.js';
import { OwnedModule } from '../owned/owned.module.js';
import { ClientController } from './client.controller.js';
import { ClientDoor } from './client-door.service.js';
import { CLIENTS, OWNED_CLIENTS } from './client.record.js';
import { ClientRepository } from './client.repository.js';
import { ClientService } from './client.service.js';

@Module({
  imports: [IdentityModule, OwnedModule],
  controllers: [ClientController, ContactController],
  providers: [
    ...offerOwned(CLIENTS, OWNED_CLIENTS, ({ name, code, city }) => ({
      title: name,
      detail: [code, city].filter(Boolean).join(' · '),
    })),
    ...offerOwned(CONTACTS, OWNED_CONTACTS, null),
    ...[ClientDoor, ClientRepository, ClientService],
    ...[ContactKeyRepository, ContactKeys, ContactRepository, ContactService, ContactValues],
  ],
  exports: [ClientDoor, ClientService, ContactKeyRepository, ContactService, ContactValues],
})
export class ClientModule {}
