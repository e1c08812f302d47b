import { createHttpApp, type Clock, type Env } from '@atrium/platform';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { serveFiles } from './files/serve-files.js';
import { GatewayModule } from './gateway.module.js';

/**
 * The whole portal, ready to listen; its database is migrated already.
 * @throws {Error} when it cannot start
 */
export function createGateway(env: Env, overrides: { clock?: Clock } = {}): Promise<NestFastifyApplication> {
  return createHttpApp({
    env,
    module: GatewayModule.forRoot(env, overrides.clock),
    prepare: (app) => serveFiles(app.getHttpAdapter().getInstance(), env),
  });
}
