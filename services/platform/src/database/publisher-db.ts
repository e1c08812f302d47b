import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env/env.js';
import { RoleDb } from './role-db.js';

/**
 * The connections by which releases are published, as atrium_publisher. What the gateway's own role writes by mistake, or is
 * made to write, never becomes code that runs in everybody's browser.
 */
@Injectable()
export class PublisherDb extends RoleDb {
  constructor(@Inject(ENV) env: Env) {
    super(env, 'atrium_publisher');
  }
}
