import type { OperatorLogin } from '@atrium/contracts';
import { GUESS_LIMITS, GuessLimitService, PasswordService } from '@atrium/identity';
import { AppError, Limiter } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { OperatorDevice } from './operator-device-cookie.service.js';
import { OperatorFactors } from './operator-factors.service.js';
import { OperatorRepository, type OperatorCredentials } from './operator.repository.js';

/** Where a sign-in comes from. */
export interface Place {
  address: string;
  /** The browser's cookie, if an operator has signed in from it before. */
  device: OperatorDevice | null;
}

type Proven =
  | { operator: OperatorCredentials; half?: true; wrong?: never }
  | { wrong: 'password' | 'code'; operator?: never };

/** Takes a company's place in the limiter's keys. */
const PLATFORM = 'platform';

/** Verifies an operator by password and, where it is on, by the second step. */
@Injectable()
export class OperatorProofService {
  constructor(
    private readonly operators: OperatorRepository,
    private readonly passwords: PasswordService,
    private readonly factors: OperatorFactors,
    private readonly guesses: GuessLimitService,
    private readonly limiter: Limiter,
  ) {}

  /**
   * Strangers cannot lock an operator out: each address waits for its own wrong guesses only, and a browser from which
   * an operator has signed in waits for nobody else's. Only a person who knows the password can make others wait, by
   * wrong codes.
   * @throws {AppError} SECOND_FACTOR_NEEDED for a right password without the code, TOO_MANY_ATTEMPTS
   */
  async verify(login: OperatorLogin, { address, device }: Place): Promise<Proven> {
    const { email } = login;
    const operator = await this.operators.getByEmail(email);
    const known = device !== null && device.operatorId === operator?.id;
    let wrong: 'password' | 'code' = 'password';
    const found = await this.guesses.attempt({
      guess: { companyId: PLATFORM, email, address: known ? device.id : address },
      known,
      neverLocked: true,
      verify: async () => {
        const taken = await this.compare(operator, { ...login, known });
        if (taken.operator) return taken;
        ({ wrong } = taken);
        return null;
      },
      isHalf: ({ half }) => half === true,
    });
    if (!found) return { wrong };
    if (found.half) throw new AppError('SECOND_FACTOR_NEEDED');
    return found;
  }

  private async compare(
    operator: OperatorCredentials | null,
    { password, code, known }: OperatorLogin & { known: boolean },
  ): Promise<Proven> {
    const matches = await this.passwords.matches(operator?.passwordHash ?? null, password);
    if (!matches || !operator) return { wrong: 'password' };
    if (code === undefined)
      return (await this.factors.isOn(operator.id)) ? { operator, half: true } : { operator };
    return (await this.takeCode(operator, { code, known })) ? { operator } : { wrong: 'code' };
  }

  /** Codes are short, so a person with the password could otherwise guess them from many addresses. */
  private async takeCode(
    { id }: OperatorCredentials,
    { code, known }: { code: string; known: boolean },
  ): Promise<boolean> {
    const key = `operator code ${id}`;
    if (!known) await this.limiter.check(key);
    if (await this.factors.take(id, code)) return true;
    await this.limiter.penalty(key, GUESS_LIMITS.account);
    return false;
  }
}
