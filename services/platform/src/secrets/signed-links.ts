import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../clock/clock.js';
import { AppError } from '../errors/app-error.js';
import { SecretKeys } from './secret-keys.js';

/** What a link stands for: the company, the record and the person it was made for. */
export interface LinkClaim {
  companyId: string;
  subjectId: string;
  userId: string;
}

const tokenPattern = /^([\w-]{1,16})\.([A-Za-z0-9_-]{40,200})\.([A-Za-z0-9_-]{43})$/;
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
    const signed = `${this.keys.current}.${Buffer.from(content).toString('base64url')}`;
    return `${signed}.${this.signatureOf(this.keys.current, purpose, signed) ?? ''}`;
  }

  /** @throws {AppError} LINK_INVALID, LINK_EXPIRED */
  verify(purpose: string, token: string): LinkClaim {
    const [, keyId = '', encoded = '', signature = ''] = tokenPattern.exec(token) ?? [];
    const expected = this.signatureOf(keyId, purpose, `${keyId}.${encoded}`);
    // Compared as texts, because different texts can decode to the same bytes.
    if (!expected || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
      throw new AppError('LINK_INVALID');
    const text = Buffer.from(encoded, 'base64url').toString('utf8');
    const [companyId, subjectId, userId, expires] = contentSchema.parse(JSON.parse(text));
    if (expires * SECOND_MS <= this.clock.now().getTime()) throw new AppError('LINK_EXPIRED');
    return { companyId, subjectId, userId };
  }

  private signatureOf(keyId: string, purpose: string, signed: string): string | null {
    const key = this.keys.derive(keyId, `link ${purpose}`);
    return key && createHmac('sha256', key).update(signed).digest('base64url');
  }
}
