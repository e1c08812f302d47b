import { checkedPaperSchema, checkPaperSchema, type CheckedPaper, type CheckPaper } from '@atrium/contracts';
import { originOf } from '@atrium/identity';
import { Access, Answers, NotAudited } from '@atrium/platform';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PaperCheck } from './paper-check.service.js';

/** Open to whoever has a file. */
@Controller('api/proposal-checks')
export class PaperCheckController {
  constructor(private readonly papers: PaperCheck) {}

  @Post()
  @HttpCode(200)
  @Access({ session: 'public' })
  @NotAudited('Only reads.')
  @Answers(checkedPaperSchema)
  checkPaper(
    @Body({ schema: checkPaperSchema }) body: CheckPaper,
    @Req() request: FastifyRequest,
  ): Promise<CheckedPaper> {
    return this.papers.check(body, originOf(request).address);
  }
}
