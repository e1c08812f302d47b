import 'reflect-metadata';
import type { DynamicModule, INestApplicationContext, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Env } from '../env/env.js';
import { createLogger, NestLogger } from '../logging/logger.js';

/**
 * A Nest application without HTTP that runs jobs until it is closed.
 * @throws {Error} when the database does not answer
 */
export function createJobApp(env: Env, module: DynamicModule | Type): Promise<INestApplicationContext> {
  return NestFactory.createApplicationContext(module, {
    abortOnError: false,
    logger: new NestLogger(createLogger(env)),
  });
}
