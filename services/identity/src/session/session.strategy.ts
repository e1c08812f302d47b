import { SessionCookie, SessionReader, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-strategy';

type Verified = (error: Error | null, user?: SignedInUser | null) => void;
type Verify = (request: Pick<FastifyRequest, 'headers'>, done: Verified) => void;

/** A Passport strategy that leaves everything to `verify`: no challenge, no redirect. */
class RequestStrategy extends Strategy {
  constructor(private readonly verify: Verify) {
    super();
  }

  override authenticate(request: Parameters<Strategy['authenticate']>[0]): void {
    this.verify(request, (error, user) => {
      if (error) this.error(error);
      else if (user) this.success(user);
      else this.fail(401);
    });
  }
}

/** Who the session cookie of a request belongs to. */
@Injectable()
export class SessionStrategy extends PassportStrategy(RequestStrategy, 'session') {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionReader,
  ) {
    super();
  }

  async validate(request: Pick<FastifyRequest, 'headers'>): Promise<SignedInUser | null> {
    const token = this.cookie.read(request);
    return token ? this.sessions.read(token) : null;
  }
}
