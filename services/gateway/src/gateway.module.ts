import { HrModule, hrEntities } from '@atrium/hr-service';
import { IdentityModule, identityEntities } from '@atrium/identity';
import { InboxModule } from '@atrium/inbox';
import { OperatorModule } from '@atrium/operator';
import { PlatformModule, type Clock, type EntityClass, type Env } from '@atrium/platform';
import { ReachModule } from '@atrium/reach';
import { RecordsModule } from '@atrium/records';
import { RegistryModule, registryEntities } from '@atrium/registry';
import { Module, type DynamicModule } from '@nestjs/common';

export const entities: EntityClass[] = [...identityEntities, ...registryEntities, ...hrEntities];

/** Every service of the portal in one process. */
@Module({})
export class GatewayModule {
  static forRoot(env: Env, clock: Clock | undefined): DynamicModule {
    const platform = PlatformModule.forRoot({ env, entities, ...(clock && { clock }) });
    return {
      module: GatewayModule,
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
