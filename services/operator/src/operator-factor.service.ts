import type { OperatorLogin, RecoveryCodes, SecondFactorProof, SecondFactorSetup } from '@atrium/contracts';
import { wrongCode, wrongPassword } from '@atrium/identity';
import { notFound, type SignedInOperator } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { OperatorFactorRepository } from './operator-factor.repository.js';
import { OperatorFactors } from './operator-factors.service.js';
import { OperatorLog, type OperatorAct } from './operator-log.service.js';
import { OperatorProofService, type Place } from './operator-proof.service.js';

/** An operator's own second step: turning it on and off, and recovery codes. */
@Injectable()
export class OperatorFactorService {
  constructor(
    private readonly factors: OperatorFactors,
    private readonly repository: OperatorFactorRepository,
    private readonly proofs: OperatorProofService,
    private readonly log: OperatorLog,
  ) {}

  /** @throws {AppError} VALIDATION_FAILED on `password`, TOO_MANY_ATTEMPTS, and as `Factors.begin` */
  async begin(operator: SignedInOperator, password: string, place: Place): Promise<SecondFactorSetup> {
    await this.prove({ email: operator.email, password }, place);
    return this.factors.begin(operator.id, `operator: ${operator.email}`);
  }

  /** @throws {AppError} as `Factors.turnOn` */
  async turnOn({ id, email }: SignedInOperator, code: string): Promise<RecoveryCodes> {
    const codes = await this.factors.turnOn(id, code);
    await this.record(email, 'operator.secondFactorOn');
    return { codes };
  }

  /**
   * Replaces the recovery codes; the old ones no longer work. @throws {AppError} VALIDATION_FAILED on `password` or
   * `code`, TOO_MANY_ATTEMPTS
   */
  async replaceCodes(
    { id, email }: SignedInOperator,
    proof: SecondFactorProof,
    place: Place,
  ): Promise<RecoveryCodes> {
    await this.prove({ email, ...proof }, place);
    const codes = await this.factors.renewCodes(id);
    await this.record(email, 'operator.newRecoveryCodes');
    return { codes };
  }

  /** @throws {AppError} VALIDATION_FAILED on `password` or `code`, TOO_MANY_ATTEMPTS */
  async turnOff({ id, email }: SignedInOperator, proof: SecondFactorProof, place: Place): Promise<void> {
    await this.prove({ email, ...proof }, place);
    if (!(await this.repository.delete(id))) throw notFound();
    await this.record(email, 'operator.secondFactorOff');
  }

  private async prove(login: OperatorLogin, place: Place): Promise<void> {
    const { wrong } = await this.proofs.verify(login, place);
    if (wrong) throw wrong === 'code' ? wrongCode() : wrongPassword();
  }

  private async record(operator: string, action: OperatorAct['action']): Promise<void> {
    await this.log.write({ operator, action });
  }
}
