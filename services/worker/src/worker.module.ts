import { HrModule, hrEntities } from '@atrium/hr-service';
import { IdentityModule, identityEntities } from '@atrium/identity';
import { InboxModule, inboxEntities } from '@atrium/inbox';
import { OperatorModule } from '@atrium/operator';
import { PlatformModule, type Env } from '@atrium/platform';
import { ReachModule } from '@atrium/reach';
import { RecordsModule } from '@atrium/records';
import { RegistryModule, registryEntities } from '@atrium/registry';
import { Module, type DynamicModule } from '@nestjs/common';

/** Runs every service's jobs in a process of its own, also when the gateways are set to run none. */
@Module({})
export class WorkerModule {
  static forRoot(env: Env): DynamicModule {
    const entities = [...identityEntities, ...registryEntities, ...inboxEntities, ...hrEntities];
    const platform = PlatformModule.forRoot({ env: { ...env, worker: 'inside' }, entities });
    return {
      module: WorkerModule,
      imports: [
        platform,
        RecordsModule,
        ReachModule,
        IdentityModule,
        OperatorModule,
        RegistryModule,
        InboxModule,
        HrModule,
      ],
    };
  }
}
