import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { PassportStrategy } from '@nestjs/passport';
import passport from 'passport';
import { Strategy } from 'passport-strategy';
import { SessionCookie } from './session-cookie.js';
import { SessionReader } from './session-reader.js';
import type { SignedInUser } from '../request/signed-in-user.js';

/** The part of a request that is read here. */
interface CookieRequest {
  headers: { cookie?: string | undefined };
}

type Done = (error: Error | null, user?: SignedInUser | false | null) => void;
type Verify = (request: CookieRequest, done: Done) => void;

/**
 * A Passport strategy that leaves everything to `verify`: it sends no challenge, redirects nowhere and stores nothing
 * in Passport.
 */
class RequestStrategy extends Strategy {
  constructor(private readonly verify: Verify) {
    super();
  }

  override authenticate(request: CookieRequest): void {
    this.verify(request, (error, user) => {
      if (error) this.error(error);
      else if (user) this.success(user);
      else this.fail(401);
    });
  }
}

/** The Passport strategy `session`: finds the person of the session that a request's cookie names. */
@Injectable()
export class SessionStrategy
  extends PassportStrategy(RequestStrategy, 'session')
  implements OnApplicationBootstrap
{
  private sessions: SessionReader;

  constructor(
    private readonly cookie: SessionCookie,
    private readonly modules: ModuleRef,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    this.sessions = this.modules.get(SessionReader, { strict: false });
  }

  async validate(request: CookieRequest): Promise<SignedInUser | null> {
    const token = this.cookie.read(request);
    return token ? this.sessions.read(token) : null;
  }

  /** @returns null for a request without a live session */
  identify(request: CookieRequest): Promise<SignedInUser | null> {
    return new Promise((resolve, reject) => {
      const done: Done = (error, user) => {
        if (error) reject(error);
        else resolve(user || null);
      };
      // Passport writes a request's callbacks into the strategy object, so each request needs an object of its own.
      // Looked up by name, Passport would use the strategy of the application created last in this process.
      const own = Object.create(this) as SessionStrategy;
      const authenticate = passport.authenticate(own, { session: false }, done) as PassportHandler;
      authenticate(request, {}, reject);
    });
  }
}

/** The part of Express that Passport needs. */
type PassportHandler = (request: CookieRequest, reply: object, next: (error: Error) => void) => void;
