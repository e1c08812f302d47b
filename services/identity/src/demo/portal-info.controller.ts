import { portalInfoSchema, type PortalInfo } from '@atrium/contracts';
import { Access, Answers, ENV, isLocalRequest, type Env } from '@atrium/platform';
import { Controller, Get, Inject, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DemoCompanyService } from './demo-company.service.js';

/** What the public pages need to know of this installation. */
@Controller('api/portal/info')
@Access({ session: 'public' })
export class PortalInfoController {
  constructor(
    private readonly demo: DemoCompanyService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Get()
  @Answers(portalInfoSchema)
  async get(@Req() request: FastifyRequest): Promise<PortalInfo> {
    const localOutbox = this.env.outbox && isLocalRequest(request);
    return { localOutbox, demo: this.env.demo ? await this.demo.findPublic() : null };
  }
}
