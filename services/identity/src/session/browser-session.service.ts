import { withoutControls, type Session } from '@atrium/contracts';
import { AppError, SessionCookie } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toSession } from './session.mapper.js';
import { SessionService, type SignInOrigin } from './session.service.js';

const LONGEST_USER_AGENT = 300;

/** Whoever sends a request writes the header, and papers print it as evidence. */
const browserOf = (header: string): string => withoutControls(header.slice(0, LONGEST_USER_AGENT));

export const originOf = ({ ip, headers: { 'user-agent': browser } }: FastifyRequest): SignInOrigin => ({
  address: ip,
  userAgent: browser === undefined ? null : browserOf(browser),
});

/** Manages the cookie of a browser's session. */
@Injectable()
export class BrowserSessionService {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionService,
  ) {}

  /** Gives the browser its new session and ends its previous one: a session never outlives a sign-in. */
  async open(request: FastifyRequest, reply: FastifyReply, token: string): Promise<Session> {
    const user = await this.sessions.read(token);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    await this.endOld(request);
    this.cookie.set(reply, token);
    return toSession(user);
  }

  /** Stores the session's new token in the browser. */
  keep(reply: FastifyReply, token: string): void {
    this.cookie.set(reply, token);
  }

  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.endOld(request);
    this.cookie.clear(reply);
  }

  private async endOld(request: FastifyRequest): Promise<void> {
    const old = this.cookie.read(request);
    if (old) await this.sessions.signOut(old);
  }
}
