import { homeQuerySchema, type HomeQuery } from '@atrium/contracts';
import { Access, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Header, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Home } from './home.js';

/** A stream of what other routes answer, for the portal's own first screen. */
@Controller('api/portal')
@ApiExcludeController()
export class HomeController {
  constructor(private readonly home: Home) {}

  @Get('home')
  @Access({ session: 'staff' })
  @Header('cache-control', 'no-store')
  // Without it, nginx would keep the first parts until the last has come.
  @Header('x-accel-buffering', 'no')
  async get(
    @Req() request: FastifyRequest,
    @CurrentUser() user: SignedInUser,
    @Query({ schema: homeQuerySchema }) query: HomeQuery,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.home.read(request, user, query), { type: 'application/x-ndjson' });
  }
}
