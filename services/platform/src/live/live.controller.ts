import { liveQuerySchema } from '@atrium/contracts';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { CurrentUser } from '../access/current-user.decorator.js';
import { SessionCookie } from '../access/session-cookie.js';
import type { SignedInUser } from '../request/signed-in-user.js';
import { LiveStream } from './live-stream.js';
import { LiveStreams } from './live-streams.js';

@Controller('api/events')
export class LiveController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly cookie: SessionCookie,
  ) {}

  /** A stream of LiveEvents. A browser that reconnects is told to fetch everything anew. */
  @Get()
  // Allowed while locked: the stream carries no records, and it tells the page when the session is unlocked.
  @Access({ session: 'any', whileLocked: true, beforeSetup: true })
  @ApiExcludeEndpoint()
  open(@CurrentUser() user: SignedInUser, @Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const age = liveQuerySchema.safeParse(request.query).data?.age;
    const stream = new LiveStream(reply, this.cookie.read(request) ?? '', user);
    stream.open();
    this.streams.add(stream);
    if (request.headers['last-event-id'] !== undefined) stream.send({ type: 'resync' });
    else if (age !== undefined) this.streams.catchUp(stream, age);
  }
}
