import { Clock, type OperatorDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { OperatorRepository } from './operator.repository.js';

export interface OperatorAct {
  /** E-mail of the operator; null: the portal at its start, or somebody who could not sign in. */
  operator: string | null;
  action:
    | 'operator.set'
    | 'operator.ended'
    | 'operator.signIn'
    | 'operator.signInFailed'
    | 'operator.signOut'
    | 'operator.secondFactorOn'
    | 'operator.secondFactorOff'
    | 'operator.newRecoveryCodes'
    | 'maintenance.set'
    | 'jobs.retried'
    | 'mail.released';
  details?: Record<string, unknown>;
}

/** Logs what operators do, since it belongs in no company's audit trail. */
@Injectable()
export class OperatorLog {
  constructor(
    private readonly repository: OperatorRepository,
    private readonly clock: Clock,
  ) {}

  /** @param query of the surrounding transaction; left out, the entry is written by itself */
  async write({ operator, action, details = {} }: OperatorAct, query?: OperatorDb['query']): Promise<void> {
    await this.repository.addEntry({ at: this.clock.now(), operator, action, details }, query);
  }
}
