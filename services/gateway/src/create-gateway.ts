import { Contributions, createHttpApp, FramedPage, type Env } from '@atrium/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { serveFiles } from './files/serve-files.js';
import { GatewayModule, type GatewayOptions } from './gateway.module.js';
import { SERVICES, shellPagesOf } from './services.js';

/**
 * The whole portal, ready to listen, on a database that is already migrated.
 * @throws {Error} when it cannot start
 */
export function createGateway(env: Env, options: GatewayOptions = {}): Promise<NestFastifyApplication> {
  return createHttpApp({
    env,
    module: GatewayModule.forRoot(env, options),
    prepare: (app) =>
      serveFiles(app.getHttpAdapter().getInstance(), env, {
        shellPages: shellPagesOf(options.services ?? SERVICES),
        sitesFor: async (address) => {
          for (const page of app.get(Contributions).of(FramedPage)) {
            const sites = await page.sitesFor(address);
            if (sites) return sites;
          }
          return [];
        },
      }),
  });
}
