import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { ENV, type Env } from '../env/env.js';
import { notFound } from '../errors/app-error.js';
import { isLocalRequest } from '../http/local-request.js';
import { OutboxFolder } from './outbox-folder.js';
import { OUTBOX_POLICY, renderList, renderMessage } from './outbox.page.js';

/** The mail of an installation without SMTP, for whoever sits at this machine. */
@Controller('api/outbox')
@Access({ session: 'public' })
@ApiExcludeController()
export class OutboxController {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly outbox: OutboxFolder,
  ) {}

  @Get()
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.requireLocal(request);
    await sendPage(reply, renderList(await this.outbox.list()));
  }

  @Get(':id')
  async get(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.requireLocal(request);
    const mail = await this.outbox.find(id);
    if (!mail) throw notFound();
    await sendPage(reply, renderMessage(mail));
  }

  private requireLocal(request: FastifyRequest): void {
    if (this.env.smtpUrl || !isLocalRequest(request)) throw notFound();
  }
}

const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .header('content-security-policy', OUTBOX_POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
