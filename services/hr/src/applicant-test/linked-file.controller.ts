import { Readable } from 'node:stream';
import {
  attemptPaperSchema,
  handInLinkedSchema,
  LINK_HEADER,
  removeLinkedFileSchema,
  type AttemptPaper,
  type HandInLinked,
  type RemoveLinkedFile,
} from '@atrium/contracts';
import { Access, Answers, AppError, NotAudited, TAKES_FILE } from '@atrium/platform';
import { Body, Controller, HttpCode, Post, Query, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { LinkedTests } from './linked-tests.service.js';

/**
 * What an applicant hands in. Apart from their answers, which would otherwise wait for a file that comes slowly: of a
 * controller and a link one request runs at a time.
 */
@Controller('api/assessment-links/files')
@Access({ session: 'public' })
export class LinkedFileController {
  constructor(private readonly linked: LinkedTests) {}

  /** The body is the file, as `application/octet-stream`, and the link is in a header. */
  @Post()
  @HttpCode(200)
  @RouteConfig(TAKES_FILE)
  @NotAudited('Answers stay with the applicant until they are submitted.')
  @Answers(attemptPaperSchema)
  handInLinkedFile(
    @Query({ schema: handInLinkedSchema }) given: HandInLinked,
    @Req() { body, headers }: FastifyRequest,
  ): Promise<AttemptPaper> {
    if (!(body instanceof Readable)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    const link = String(headers[LINK_HEADER] ?? '');
    return this.linked.handIn(link, { ...given, size: Number(headers['content-length']), bytes: body });
  }

  @Post('remove')
  @HttpCode(200)
  @NotAudited('Answers stay with the applicant until they are submitted.')
  @Answers(attemptPaperSchema)
  removeLinkedFile(@Body({ schema: removeLinkedFileSchema }) given: RemoveLinkedFile): Promise<AttemptPaper> {
    return this.linked.removeFile(given);
  }
}
