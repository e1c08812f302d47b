import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../clock/clock.js';
import { AppError } from '../errors/app-error.js';
import { SecretKeys } from './secret-keys.js';
import { readText, signText } from './signed-text.rules.js';

/** What a link stands for: the company, the record and the person it was made for. */
export interface LinkClaim {
  companyId: string;
  subjectId: string;
  userId: string;
}

const contentSchema = z.tuple([z.uuid(), z.uuid(), z.uuid(), z.number().int()]);
const SECOND_MS = 1000;

/**
 * Links that work for a short while without a session, for whoever has them. Nothing is stored: the signed token holds
 * what it is for. Before serving anything, the receiver checks again what the link's maker may see.
 */
@Injectable()
export class SignedLinks {
  constructor(
    private readonly keys: SecretKeys,
    private readonly clock: Clock,
  ) {}

  /** @param purpose unique to this kind of link: a token works for its purpose only */
  sign(purpose: string, { companyId, subjectId, userId }: LinkClaim, expiresAt: Date): string {
    const content = JSON.stringify([
      companyId,
      subjectId,
      userId,
      Math.floor(expiresAt.getTime() / SECOND_MS),
    ]);
    return signText(this.keys, `link ${purpose}`, content);
  }

  /** @throws {AppError} LINK_INVALID, LINK_EXPIRED */
  verify(purpose: string, token: string): LinkClaim {
    const text = readText(this.keys, `link ${purpose}`, token);
    if (text === null) throw new AppError('LINK_INVALID');
    const [companyId, subjectId, userId, expires] = contentSchema.parse(JSON.parse(text));
    if (expires * SECOND_MS <= this.clock.now().getTime()) throw new AppError('LINK_EXPIRED');
    return { companyId, subjectId, userId };
  }
}
