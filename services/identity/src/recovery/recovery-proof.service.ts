import { AppError } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { GuessLimitService } from '../password/guess-limit.service.js';
import { SecondFactorCheck } from '../second-factor/second-factor-check.service.js';

interface Guess {
  companyId: string;
  email: string;
  address: string;
}

/** Who recovers an account proves the second factor, where it is on: access to the person's mail is only one of the two. */
@Injectable()
export class RecoveryProof {
  constructor(
    private readonly guesses: GuessLimitService,
    private readonly secondFactor: SecondFactorCheck,
  ) {}

  /** @throws {AppError} SECOND_FACTOR_NEEDED, WRONG_CREDENTIALS, TOO_MANY_ATTEMPTS */
  async prove(userId: string, code: string | undefined, guess: Guess): Promise<void> {
    const { companyId } = guess;
    if (!(await this.secondFactor.isOn(companyId, userId))) return;
    if (!code) throw new AppError('SECOND_FACTOR_NEEDED');
    const right = await this.guesses.attempt({
      guess,
      known: false,
      verify: async () => ((await this.secondFactor.take(companyId, userId, code)) ? true : null),
    });
    if (!right)
      throw new AppError('WRONG_CREDENTIALS', { message: 'The code is incorrect or already used.' });
  }

  /** Once the account is recovered, its wrong guesses count no more. */
  forgive(guess: Guess): Promise<void> {
    return this.guesses.forgive(guess);
  }
}
