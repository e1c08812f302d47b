import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TenantDb } from '../database/tenant-db.js';
import { SecretKeys } from '../secrets/secret-keys.js';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const sealedPattern = /^v1\.([\w-]{1,16})\.([A-Za-z0-9_-]{38,})$/;

/**
 * Encrypts small secrets for the database. The key belongs to one purpose in one company: a sealed text that is copied
 * to another purpose or company cannot be opened. Inside `TenantDb.run` only, whose company it uses.
 */
@Injectable()
export class Sealer {
  constructor(
    private readonly keys: SecretKeys,
    private readonly db: TenantDb,
  ) {}

  /** @returns `v1.key.bytes` */
  seal(purpose: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.keyOf(this.keys.current, purpose), nonce);
    const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `v1.${this.keys.current}.${bytes.toString('base64url')}`;
  }

  /** @throws {Error} when the text was changed, belongs to another purpose or company, or its key is gone */
  open(purpose: string, sealed: string): string {
    const [, id = '', encoded = ''] = sealedPattern.exec(sealed) ?? [];
    const bytes = Buffer.from(encoded, 'base64url');
    const decipher = createDecipheriv(CIPHER, this.keyOf(id, purpose), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  }

  /** Identifies the owner of the secrets. */
  protected scope(): string {
    return this.db.currentCompanyId();
  }

  /** Whether a sealed text should be sealed anew. */
  isOld(sealed: string): boolean {
    return sealedPattern.exec(sealed)?.[1] !== this.keys.current;
  }

  private keyOf(id: string, purpose: string): Buffer {
    const key = this.keys.derive(id, `seal ${purpose} ${this.scope()}`);
    if (!key) throw new Error(`There is no key ${id} among ATRIUM_SECRET_KEYS.`);
    return key;
  }
}

/** Like `Sealer`, for secrets of the installation instead of a company. */
@Injectable()
export class InstallationSealer extends Sealer {
  protected override scope(): string {
    return 'installation';
  }
}
