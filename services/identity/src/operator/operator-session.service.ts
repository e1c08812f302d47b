import type { OperatorLogin } from '@atrium/contracts';
import {
  AppError,
  Clock,
  ENV,
  OperatorReader,
  Secrets,
  type Env,
  type SignedInOperator,
} from '@atrium/platform';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GuessLimitService } from '../sign-in/guess-limit.service.js';
import { PasswordService } from '../sign-in/password.service.js';
import { OperatorCookie } from './operator-cookie.service.js';
import { OperatorLog } from './operator-log.service.js';
import { operatorExpiry, operatorIdleLimit } from './operator.rules.js';
import { OperatorRepository, type OperatorCredentials } from './operator.repository.js';

/** In place of a company in the limiter's keys. */
const PLATFORM = 'platform';

/** Signing in at `/platform`. */
@Injectable()
export class OperatorSessionService extends OperatorReader implements OnApplicationBootstrap {
  constructor(
    private readonly operators: OperatorRepository,
    private readonly log: OperatorLog,
    private readonly passwords: PasswordService,
    private readonly guesses: GuessLimitService,
    private readonly cookie: OperatorCookie,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  /** The operator of the environment has the password of the environment. */
  async onApplicationBootstrap(): Promise<void> {
    const { operator } = this.env;
    if (!operator) return;
    const { email, password } = operator;
    const known = await this.operators.getByEmail(email);
    if (known && (await this.passwords.matches(known.passwordHash, password))) return;
    await this.operators.setPassword(email, await this.passwords.hash(password));
    await this.log.write({ operator: null, action: 'operator.set', details: { email } });
  }

  override async identify(request: FastifyRequest): Promise<SignedInOperator | null> {
    const token = this.cookie.read(request);
    if (!token) return null;
    const now = this.clock.now();
    return this.operators.see(Secrets.hash(token), { now, idleLimit: operatorIdleLimit(now) });
  }

  /**
   * Answers alike, and after the same time, for a wrong password and an unknown e-mail.
   * @returns the new session's token
   * @throws {AppError} WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS
   */
  async signIn({ email, password }: OperatorLogin, address: string) {
    const operator = await this.guesses.attempt({
      guess: { companyId: PLATFORM, email, address },
      known: false,
      verify: () => this.verify(email, password),
    });
    if (!operator) {
      const details = { email, address };
      await this.log.write({ operator: null, action: 'operator.signInFailed', details });
      throw new AppError('WRONG_CREDENTIALS');
    }
    const token = Secrets.randomToken();
    const now = this.clock.now();
    const times = { now, expiresAt: operatorExpiry(now) };
    await this.operators.startSession({ tokenHash: Secrets.hash(token), operatorId: operator.id, ...times });
    await this.log.write({ operator: operator.email, action: 'operator.signIn', details: { address } });
    return { token, operator: { id: operator.id, email: operator.email } };
  }

  async signOut(operator: SignedInOperator, request: FastifyRequest): Promise<void> {
    const token = this.cookie.read(request);
    if (token) await this.operators.endSession(Secrets.hash(token));
    await this.log.write({ operator: operator.email, action: 'operator.signOut' });
  }

  private async verify(email: string, password: string): Promise<OperatorCredentials | null> {
    const operator = await this.operators.getByEmail(email);
    const matches = await this.passwords.matches(operator?.passwordHash ?? null, password);
    return matches ? operator : null;
  }
}
