import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { Clock } from '../clock/clock.js';
import { ENV, type Env } from '../env/env.js';
import { notFound } from '../errors/app-error.js';

const DAY = 86_400_000;
/** RFC 9116 tells readers not to trust an older file. It is made anew for each answer, so it never gets that old. */
const GOOD_FOR = 90 * DAY;

/** Serves the contact for reporting weaknesses as RFC 9116 defines; 404 while the installation names none. */
@Controller('.well-known/security.txt')
@Access({ session: 'public', duringMaintenance: true })
@ApiExcludeController()
export class SecurityTxtController {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  @Get()
  async get(@Res() reply: FastifyReply): Promise<void> {
    const { securityContact, publicUrl } = this.env;
    if (!securityContact) throw notFound();
    const expires = new Date(this.clock.now().getTime() + GOOD_FOR);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    await reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  }
}
