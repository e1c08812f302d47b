import { hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../env/env.js';

const KEY_BYTES = 32;

/** The installation's keys. Encrypted and signed data names its key, so that a new key can be put in front. */
@Injectable()
export class SecretKeys {
  private readonly keys: Map<string, Buffer>;
  /** Id of the key for new data. */
  readonly current: string;

  constructor(@Inject(ENV) { secretKeys }: Pick<Env, 'secretKeys'>) {
    this.keys = new Map(secretKeys.map(({ id, bytes }) => [id, bytes]));
    this.current = secretKeys[0]?.id ?? '';
  }

  /** A key for one purpose only; null when the installation has no key of that id. */
  derive(id: string, purpose: string): Buffer | null {
    const key = this.keys.get(id);
    return key ? Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES)) : null;
  }
}
