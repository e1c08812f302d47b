import { Factors } from '@atrium/identity';
import { Clock, InstallationSealer } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { OperatorFactorRepository } from './operator-factor.repository.js';

/** The second factors of operators. */
@Injectable()
export class OperatorFactors extends Factors {
  constructor(
    protected override readonly store: OperatorFactorRepository,
    protected override readonly sealer: InstallationSealer,
    protected override readonly clock: Clock,
  ) {
    super();
  }
}
