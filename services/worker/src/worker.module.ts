import { entitiesOf, SERVICES } from '@atrium/gateway/services';
import { PlatformModule, type Env } from '@atrium/platform';
import { Module, type DynamicModule } from '@nestjs/common';

/** Runs every service's jobs in a process of its own, also when the gateways are set to run none. */
@Module({})
export class WorkerModule {
  static forRoot(env: Env): DynamicModule {
    const platform = PlatformModule.forRoot({
      env: { ...env, worker: 'inside' },
      entities: entitiesOf(SERVICES),
    });
    return { module: WorkerModule, imports: [platform, ...SERVICES.map(({ module }) => module)] };
  }
}
