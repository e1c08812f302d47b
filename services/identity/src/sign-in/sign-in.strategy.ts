import type { Login } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { Strategy } from 'passport-strategy';
import type { SignInOrigin } from '../session/session.service.js';
import { SignInService } from './sign-in.service.js';

interface Attempt {
  /** Not `login`: Passport puts a method of this name on what it authenticates. */
  credentials: Login;
  origin: SignInOrigin;
}

interface SignedIn {
  token: string;
}

type Done = (error: Error | null, signedIn?: SignedIn | false | null) => void;
type Verify = (attempt: Attempt, done: Done) => void;

/** A Passport strategy that leaves everything to `verify`: it redirects nowhere and stores nothing in Passport. */
class AttemptStrategy extends Strategy {
  constructor(private readonly verify: Verify) {
    super();
  }

  override authenticate(attempt: unknown): void {
    this.verify(attempt as Attempt, (error, signedIn) => {
      if (error) this.error(error);
      else if (signedIn) this.success(signedIn);
      else this.fail(401);
    });
  }
}

/** The part of Express that Passport needs. */
type PassportHandler = (attempt: Attempt, reply: object, next: (error: Error) => void) => void;

/**
 * The Passport strategy `password`: e-mail, password and, where it is required, a code. Later requests are known by
 * their session's cookie, without Passport.
 */
@Injectable()
export class SignInStrategy extends PassportStrategy(AttemptStrategy, 'password') {
  constructor(private readonly signIns: SignInService) {
    super();
  }

  async validate({ credentials, origin }: Attempt): Promise<SignedIn> {
    return { token: await this.signIns.signIn(credentials, origin) };
  }

  /**
   * @returns the new session's token
   * @throws {AppError} as `SignInService.signIn` does
   */
  signIn(attempt: Attempt): Promise<string> {
    return new Promise((resolve, reject) => {
      const done: Done = (error, signedIn) => {
        if (signedIn) resolve(signedIn.token);
        else reject(error ?? new Error('A sign-in ends with a session or says why it does not.'));
      };
      // Passport writes an attempt's callbacks into the strategy object, so each attempt needs an object of its own.
      // Looked up by name, Passport would use the strategy of the application created last in this process.
      const own = Object.create(this) as SignInStrategy;
      const authenticate = passport.authenticate(own, { session: false }, done) as unknown;
      (authenticate as PassportHandler)(attempt, {}, reject);
    });
  }
}
