import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { isMadeOf, listContextWords, type PasswordOwner } from './password-context.rules.js';

/**
 * Judging the beginning is enough, because more characters only make a password better. Estimating blocks the thread
 * for some milliseconds, growing with the square of the length.
 */
const JUDGED = { maxLength: 32, l33tMaxSubstitutions: 5 };
/** By zxcvbn, ten random letters need 10^10 guesses; a word, a sign and a year, such as `Delhi@2026`, 10^8. */
const LEAST_GUESSES = 1e9;

const TOO_COMMON = 'Too many people use this password. Choose another.';
const TOO_CLOSE = 'Leave your name, your email and your company out of the password.';
const TOO_EASY = 'This password is too easy to guess. Choose another.';

interface Guesser {
  common: ReadonlySet<string>;
  estimator: ZxcvbnFactory;
}

/** Finds out whether a new password would be guessed, and says why: OWASP ASVS 5.0, 6.2.4 and 6.2.11. */
@Injectable()
export class PasswordStrengthService {
  private guesser: Promise<Guesser> | null = null;

  /** @returns null for a good one */
  async findFault(password: string, owner: PasswordOwner): Promise<string | null> {
    this.guesser ??= loadGuesser();
    const { common, estimator } = await this.guesser;
    if (common.has(password.toLowerCase())) return TOO_COMMON;
    const words = listContextWords(owner);
    if (isMadeOf(password, words)) return TOO_CLOSE;
    return estimator.check(password, words).guesses < LEAST_GUESSES ? TOO_EASY : null;
  }
}

/** Loaded with the first new password, because the dictionaries take 10 MB that most processes do not need. */
async function loadGuesser(): Promise<Guesser> {
  const [list, { ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    readFile(new URL('./common-passwords.txt', import.meta.url), 'utf8'),
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const passwords = { 'passwords-common': dictionary['passwords-common'] };
  return {
    common: new Set(list.split('\n')),
    estimator: new Factory({ dictionary: passwords, graphs, ...JUDGED }),
  };
}
