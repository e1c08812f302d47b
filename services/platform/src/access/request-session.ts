import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { SessionCookie } from './session-cookie.js';
import { SessionReader } from './session-reader.js';
import type { Soon } from '../process/soon.js';
import type { SignedInUser } from '../request/signed-in-user.js';

/** Finds the person of the session that a request's cookie names; every request asks it. */
@Injectable()
export class RequestSession implements OnApplicationBootstrap {
  private sessions: SessionReader;

  constructor(
    private readonly cookie: SessionCookie,
    private readonly modules: ModuleRef,
  ) {}

  onApplicationBootstrap(): void {
    this.sessions = this.modules.get(SessionReader, { strict: false });
  }

  /** @returns null for a request without a live session */
  identify(request: Pick<FastifyRequest, 'headers'>): Soon<SignedInUser | null> {
    const token = this.cookie.read(request);
    return token ? this.sessions.read(token) : null;
  }
}
