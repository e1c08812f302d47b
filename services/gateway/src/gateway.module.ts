import { PlatformModule, type Clock, type Env } from '@atrium/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { entitiesOf, SERVICES, type Service } from './services.js';

export const entities = entitiesOf(SERVICES);

export interface GatewayOptions {
  clock?: Clock;
  services?: readonly Service[];
}

/** Every service of the portal in one process. */
@Module({})
export class GatewayModule {
  static forRoot(env: Env, { clock, services = SERVICES }: GatewayOptions = {}): DynamicModule {
    const platform = PlatformModule.forRoot({ env, entities: entitiesOf(services), ...(clock && { clock }) });
    return { module: GatewayModule, imports: [platform, ...services.map(({ module }) => module)] };
  }
}
