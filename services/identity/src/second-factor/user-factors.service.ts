import { Clock, Sealer } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { Factors } from './factors.service.js';
import { SecondFactorRepository } from './second-factor.repository.js';

/** The second factors of companies' people. Inside `TenantDb.run` only. */
@Injectable()
export class UserFactors extends Factors {
  constructor(
    protected override readonly store: SecondFactorRepository,
    protected override readonly sealer: Sealer,
    protected override readonly clock: Clock,
  ) {
    super();
  }
}
