import { Secrets } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** OWASP: Argon2id (the library's default) with 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class PasswordService {
  /** Compared when an account has no password, so that it takes as long as one with a password. */
  private readonly nobody = hash(Secrets.randomToken(), COST);

  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  async matches(passwordHash: string | null, password: string): Promise<boolean> {
    const same = await verify(passwordHash ?? (await this.nobody), password);
    return same && passwordHash !== null;
  }
}
