import { portalQuerySchema, portalSchema, type Portal, type PortalQuery } from '@atrium/contracts';
import { Access, Answers, Packed, RequestSession } from '@atrium/platform';
import { Controller, Get, Header, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PortalService } from './portal.service.js';

@Controller('api/portal')
export class PortalController {
  constructor(
    private readonly portals: PortalService,
    private readonly sessions: RequestSession,
  ) {}

  /**
   * With a session, its company's remotes; without one, those remotes of the company in the query that need no session.
   */
  @Get('resolve')
  @Access({ session: 'public' })
  @Header('cache-control', 'no-store')
  // It differs by company and language only, and every first screen waits for it.
  @Packed()
  @Answers(portalSchema)
  async get(
    @Req() request: FastifyRequest,
    @Query({ schema: portalQuerySchema }) query: PortalQuery,
  ): Promise<Portal> {
    const user = await this.sessions.identify(request);
    return user ? this.portals.resolve(user, query) : this.portals.resolvePublic(query);
  }
}
