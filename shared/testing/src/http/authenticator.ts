import { Secret, TOTP } from 'otpauth';
import type { TestClock } from '../portal/test-clock.js';
import type { HttpClient } from './http-client.js';

/** A person's authenticator app, running on the test's clock. */
export class Authenticator {
  private constructor(
    private readonly secret: string,
    private readonly clock: TestClock,
    readonly recoveryCodes: string[],
  ) {}

  /** Turns the person's second factor on. */
  static async setUp(
    person: HttpClient,
    clock: TestClock,
    { path = '/api/account/second-factor', proof }: { path?: string; proof?: object } = {},
  ): Promise<Authenticator> {
    const { secret } = (await person.post(path, proof)).body;
    const app = new Authenticator(secret, clock, []);
    const { status, body, text } = await person.post(`${path}/on`, { code: app.code() });
    if (status !== 200) throw new Error(text);
    return new Authenticator(secret, clock, body.codes);
  }

  code(): string {
    const timestamp = this.clock.now().getTime();
    return new TOTP({ secret: Secret.fromBase32(this.secret) }).generate({ timestamp });
  }

  /** The next code that was not used before. */
  next(): string {
    this.clock.advance({ seconds: 30 });
    return this.code();
  }
}
