import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env/env.js';
import { RoleDb } from './role-db.js';

/** The operator's connections, as atrium_operator, which reads which companies there are, and no row of any. */
@Injectable()
export class OperatorDb extends RoleDb {
  constructor(@Inject(ENV) env: Env) {
    super(env, 'atrium_operator');
  }
}
