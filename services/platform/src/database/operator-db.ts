import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env/env.js';
import { RoleDb } from './role-db.js';

/** The operator's connections, as the role atrium_operator, which may list companies but reads no row of theirs. */
@Injectable()
export class OperatorDb extends RoleDb {
  constructor(@Inject(ENV) env: Env) {
    super(env, 'atrium_operator');
  }
}
