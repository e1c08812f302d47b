import { Access, ENV, isLocalRequest, notFound, type Env } from '@atrium/platform';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OutboxServer } from './outbox.server.js';

/** Leads the person who sits at this machine to the mail of an installation without SMTP. */
@Controller('api/outbox')
@Access({ session: 'public' })
@ApiExcludeController()
export class OutboxController {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly server: OutboxServer,
  ) {}

  @Get()
  async get(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!this.env.outbox || !isLocalRequest(request)) throw notFound();
    // Redirects to the visitor's own machine: a stranger who came through a proxy finds nothing there.
    await reply.redirect(await this.server.address(), 302);
  }
}
