import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env/env.js';
import { RoleDb } from './role-db.js';

/**
 * The connections that publish releases, as the role atrium_publisher. The gateway's own role cannot write releases, so
 * that a mistake or an injection there never becomes code that runs in people's browsers.
 */
@Injectable()
export class PublisherDb extends RoleDb {
  constructor(@Inject(ENV) env: Env) {
    super(env, 'atrium_publisher');
  }
}
