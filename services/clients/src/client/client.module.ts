import { CLIENT, CLIENT_CONTACT } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { offerRecord, recordController } from '@atrium/records';
import { WorkModule } from '@atrium/work';
import { Module } from '@nestjs/common';
import { CONTACTS } from './contact.record.js';
import { ContactSearch } from './contact-search.service.js';
import { ContactRepository } from './contact.repository.js';
import { ContactService } from './contact.service.js';
import { MatchModule } from '../match/match.module.js';
import { ChoiceModule } from '../choice/choice.module.js';
import { OwnedModule } from '../owned/owned.module.js';
import { ClientFigureRepository } from './client-figures.repository.js';
import { ClientFigures } from './client-figures.service.js';
import { ClientFile } from './client-file.service.js';
import { ClientChecks } from './client-checks.service.js';
import { ClientFileCheck } from './client-file-check.service.js';
import { ClientImporter } from './client.importer.js';
import { ClientRows } from './client-rows.service.js';
import { ClientUndo } from './client-undo.service.js';
import { KnownFileClients } from './known-file-clients.service.js';
import { CLIENTS } from './client.record.js';
import { ClientRepository } from './client.repository.js';
import { ClientService } from './client.service.js';
import { NewClients } from './new-clients.service.js';

@Module({
  imports: [IdentityModule, WorkModule, ChoiceModule, OwnedModule, MatchModule],
  controllers: [
    recordController(CLIENT, { rules: CLIENTS, service: ClientService, without: ['merge'] }),
    recordController(CLIENT_CONTACT, { rules: CONTACTS, service: ContactService }),
  ],
  providers: [
    ...offerRecord(CLIENTS, {
      exportNeeds: 'export',
      say: ({ name, code, city }) => ({ title: name, detail: [code, city].filter(Boolean).join(' · ') }),
      lists: ClientFile,
    }),
    ...offerRecord(CONTACTS, { exportNeeds: 'export' }),
    ClientChecks,
    ClientFigureRepository,
    ClientFigures,
    ClientFile,
    ClientRepository,
    ClientService,
    NewClients,
    ContactRepository,
    ContactSearch,
    ContactService,
    ClientFileCheck,
    ClientImporter,
    ClientRows,
    ClientUndo,
    KnownFileClients,
  ],
  exports: [ClientFigureRepository, ClientService, ContactService],
})
export class ClientModule {}
