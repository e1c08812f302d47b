import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DynamicModule, Type } from '@nestjs/common';
import type { Env } from '../env/env.js';
import { createLogger, NestLogger } from '../logging/logger.js';
import { OpenApi } from '../openapi/openapi.js';
import { applyHttpRules, fastifyOptions } from './http-rules.js';

export interface HttpAppOptions {
  env: Env;
  module: DynamicModule | Type;
  /** Adds what is not the API, such as static files and headers. Runs before the routes are registered. */
  prepare?: (app: NestFastifyApplication) => Promise<void>;
}

/**
 * A Nest application on Fastify, ready to listen.
 * @throws {Error} when a route does not declare who may call it, or the database does not answer
 */
export async function createHttpApp({
  env,
  module,
  prepare,
}: HttpAppOptions): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter(fastifyOptions(env));
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bodyParser: false,
    abortOnError: false,
    logger: new NestLogger(createLogger(env)),
  });
  try {
    await applyHttpRules(adapter.getInstance(), env);
    await prepare?.(app);
    app.get(OpenApi).describe(app);
    await app.init();
    await adapter.getInstance().ready();
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
