import type { Operator, OperatorLogin } from '@atrium/contracts';
import { AppError, Clock, OperatorReader, Secrets, type SignedInOperator } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { OperatorCookie } from './operator-cookie.service.js';
import { OperatorFactorRepository } from './operator-factor.repository.js';
import { OperatorLog } from './operator-log.service.js';
import { OperatorProofService, type Place } from './operator-proof.service.js';
import { operatorExpiry, operatorIdleLimit } from './operator.rules.js';
import { OperatorRepository } from './operator.repository.js';

/** Sign-in and sign-out at `/platform`. */
@Injectable()
export class OperatorSessionService extends OperatorReader {
  constructor(
    private readonly operators: OperatorRepository,
    private readonly factors: OperatorFactorRepository,
    private readonly proofs: OperatorProofService,
    private readonly log: OperatorLog,
    private readonly cookie: OperatorCookie,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async identify(request: FastifyRequest): Promise<SignedInOperator | null> {
    const token = this.cookie.read(request);
    if (!token) return null;
    const now = this.clock.now();
    return this.operators.see(Secrets.hash(token), { now, idleLimit: operatorIdleLimit(now) });
  }

  async describe({ id, email }: SignedInOperator): Promise<Operator> {
    const since = (await this.factors.find(id))?.confirmedAt?.toISOString();
    const secondFactor = since ? { since, codesLeft: await this.factors.countCodes(id) } : null;
    return { id, email, secondFactor };
  }

  /**
   * Answers alike, and after the same time, for a wrong password and an unknown e-mail.
   * @returns the new session's token
   * @throws {AppError} WRONG_CREDENTIALS, and as `OperatorProofService.verify`
   */
  async signIn(login: OperatorLogin, place: Place) {
    const { operator } = await this.proofs.verify(login, place);
    const { address } = place;
    if (!operator) {
      const details = { email: login.email, address };
      await this.log.write({ operator: null, action: 'operator.signInFailed', details });
      throw new AppError('WRONG_CREDENTIALS');
    }
    const token = Secrets.randomToken();
    const now = this.clock.now();
    const times = { now, expiresAt: operatorExpiry(now) };
    await this.operators.startSession({ tokenHash: Secrets.hash(token), operatorId: operator.id, ...times });
    await this.log.write({ operator: operator.email, action: 'operator.signIn', details: { address } });
    return { token, operator: await this.describe(operator) };
  }

  /**
   * Gives the session a new token, so that the old one no longer works.
   * @returns the new token
   * @throws {AppError} NOT_SIGNED_IN when the session has ended meanwhile
   */
  async renew(request: FastifyRequest): Promise<string> {
    const token = Secrets.randomToken();
    const old = Secrets.hash(this.cookie.read(request) ?? '');
    if (!(await this.operators.renewSession(old, Secrets.hash(token)))) throw new AppError('NOT_SIGNED_IN');
    return token;
  }

  async signOut(operator: SignedInOperator, request: FastifyRequest): Promise<void> {
    const token = this.cookie.read(request);
    if (token) await this.operators.endSession(Secrets.hash(token));
    await this.log.write({ operator: operator.email, action: 'operator.signOut' });
  }
}
