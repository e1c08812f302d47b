import { ClientsModule, clientsEntities, clientsMigrations } from '@atrium/clients';
import { FinanceModule, financeEntities, financeMigrations } from '@atrium/finance';
import { HrModule, hrEntities, hrMigrations, hrShellPages } from '@atrium/hr-service';
import { IdentityModule, identityEntities, identityMigrations } from '@atrium/identity';
import { InboxModule, inboxEntities, inboxMigrations } from '@atrium/inbox';
import { OperatorModule, operatorMigrations } from '@atrium/operator';
import { PdfModule } from '@atrium/pdf';
import type { Entity, Migration } from '@atrium/platform';
import { ReachModule, reachMigrations } from '@atrium/reach';
import { RecordsModule, recordsMigrations } from '@atrium/records';
import { RegistryModule, registryEntities, registryMigrations } from '@atrium/registry';
import { RequestsModule, requestsMigrations } from '@atrium/requests';
import { WorkModule, workEntities, workMigrations } from '@atrium/work';
import type { Type } from '@nestjs/common';

/** What a service brings to the gateway. */
export interface Service {
  module: Type;
  entities?: readonly Entity[];
  migrations?: readonly Migration[];
  /** Addresses that a route of its own would take, and at which the shell draws the page: `/:company/careers/test`. */
  shellPages?: readonly string[];
}

export const entitiesOf = (services: readonly Service[]): Entity[] =>
  services.flatMap(({ entities = [] }) => entities);

export const shellPagesOf = (services: readonly Service[]): string[] =>
  services.flatMap(({ shellPages = [] }) => shellPages);

/** Every service of the portal, in gateway and worker alike. Their migrations run in the order of their timestamps. */
export const SERVICES: readonly Service[] = [
  { module: RecordsModule, migrations: recordsMigrations },
  { module: ReachModule, migrations: reachMigrations },
  { module: IdentityModule, entities: identityEntities, migrations: identityMigrations },
  { module: OperatorModule, migrations: operatorMigrations },
  { module: RegistryModule, entities: registryEntities, migrations: registryMigrations },
  { module: InboxModule, entities: inboxEntities, migrations: inboxMigrations },
  { module: RequestsModule, migrations: requestsMigrations },
  { module: PdfModule },
  { module: WorkModule, entities: workEntities, migrations: workMigrations },
  { module: ClientsModule, entities: clientsEntities, migrations: clientsMigrations },
  {
    module: HrModule,
    entities: hrEntities,
    migrations: hrMigrations,
    shellPages: hrShellPages,
  },
  { module: FinanceModule, entities: financeEntities, migrations: financeMigrations },
];
