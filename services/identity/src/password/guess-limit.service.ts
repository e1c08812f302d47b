import { Limiter, Turns } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { GUESS_LIMITS, guessKeys, type Guess } from './guess.rules.js';

export interface Attempt<T> {
  guess: Guess;
  /** The account has signed in from this address before, so other people's guesses must not lock its owner out. */
  known: boolean;
  /** Guesses from elsewhere never make this account wait: each address is slowed down by its own. */
  neverLocked?: boolean;
  /** null when the guess was wrong. */
  verify: () => Promise<T | null>;
  /** A guess that proves only half of the identity does not clear earlier failures. */
  isHalf?: (found: T) => boolean;
}

/** Slows down guessing of passwords, counted over all gateways. */
@Injectable()
export class GuessLimitService {
  constructor(
    private readonly limiter: Limiter,
    private readonly turns: Turns,
  ) {}

  /**
   * Attempts on one account run one after the other, so that each of many concurrent ones sees the failures before it.
   * @throws {AppError} TOO_MANY_ATTEMPTS while the delay of an earlier failure lasts; nothing is verified then
   */
  attempt<T>({ guess, known, neverLocked, verify, isHalf }: Attempt<T>): Promise<T | null> {
    const keys = guessKeys(guess);
    return this.turns.take(keys.account, async () => {
      await this.limiter.check(keys.pair);
      if (!known) {
        if (!neverLocked) await this.limiter.check(keys.account);
        await this.limiter.check(keys.address);
      }
      const found = await verify();
      if (found === null) await this.punish(keys);
      else if (!isHalf?.(found)) await this.limiter.reset(keys.pair);
      return found;
    });
  }

  /** Clears the failures after the owner has proved their identity by mail. */
  async forgive(guess: Guess): Promise<void> {
    const { pair, account } = guessKeys(guess);
    await this.limiter.reset(pair);
    await this.limiter.reset(account);
  }

  private async punish(keys: ReturnType<typeof guessKeys>): Promise<void> {
    await this.limiter.penalty(keys.pair, GUESS_LIMITS.pair);
    await this.limiter.penalty(keys.account, GUESS_LIMITS.account);
    await this.limiter.penalty(keys.address, GUESS_LIMITS.address);
  }
}
