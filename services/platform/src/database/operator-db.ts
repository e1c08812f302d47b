import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env/env.js';
import { CACHE_CHANNEL } from '../live/cache-invalidation.js';
import { RoleDb } from './role-db.js';

/** The operator's connections, as atrium_operator, which reads which companies there are, and no row of any. */
@Injectable()
export class OperatorDb extends RoleDb {
  constructor(@Inject(ENV) env: Env) {
    super(env, 'atrium_operator');
  }
}

/** The statement that tells the caches of all gateways that what a channel is about has changed. */
export const cacheNotice = (channel: string) =>
  ({ sql: 'select pg_notify($1, $2)', values: [CACHE_CHANNEL, JSON.stringify([channel, ''])] }) as const;
