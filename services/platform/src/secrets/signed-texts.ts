import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretKeys } from './secret-keys.js';

const tokenPattern = /^([\w-]{1,16})\.([A-Za-z0-9_-]{1,400})\.([A-Za-z0-9_-]{43})$/;

/** Short texts that come back from outside as they were given out. Anyone can read them, nobody else can make them. */
@Injectable()
export class SignedTexts {
  constructor(private readonly keys: SecretKeys) {}

  /** @param purpose unique to this kind of text: a token works for its purpose only */
  sign(purpose: string, text: string): string {
    const signed = `${this.keys.current}.${Buffer.from(text).toString('base64url')}`;
    return `${signed}.${this.signatureOf(this.keys.current, purpose, signed) ?? ''}`;
  }

  /** The text; null for a token that was not made for this purpose. */
  read(purpose: string, token: string): string | null {
    const [, keyId = '', encoded = '', signature = ''] = tokenPattern.exec(token) ?? [];
    const expected = this.signatureOf(keyId, purpose, `${keyId}.${encoded}`);
    if (!expected || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
    return Buffer.from(encoded, 'base64url').toString('utf8');
  }

  private signatureOf(keyId: string, purpose: string, signed: string): string | null {
    const key = this.keys.derive(keyId, `text ${purpose}`);
    return key && createHmac('sha256', key).update(signed).digest('base64url');
  }
}
