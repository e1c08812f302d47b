import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { Clock } from '../clock/clock.js';
import { ENV, type Env } from '../env/env.js';
import { notFound } from '../errors/app-error.js';

const DAY = 86_400_000;
/** RFC 9116: what is older is not to be trusted any more. It is written anew at each answer, so that it never is. */
const GOOD_FOR = 90 * DAY;

/** Where whoever found a weakness writes to, as RFC 9116 has it; nothing while the installation names nobody. */
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
