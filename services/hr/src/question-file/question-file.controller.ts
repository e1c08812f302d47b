import { Readable } from 'node:stream';
import {
  ASSESSMENT_QUESTION,
  exportQuestionsSchema,
  questionImportQuerySchema,
  questionImportSchema,
  type ExportQuestions,
  type QuestionImport,
  type QuestionImportQuery,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  AppError,
  Audited,
  CurrentUser,
  NotAudited,
  TAKES_FILE,
  type SignedInUser,
} from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Header, HttpCode, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { QuestionFiles } from './question-files.service.js';

const TYPES = { gift: 'text/plain; charset=utf-8', csv: 'text/csv; charset=utf-8' } as const;

/** The body of the first two is the file, as `application/octet-stream`. */
@Controller('api/hr/question-files')
export class QuestionFileController {
  constructor(private readonly files: QuestionFiles) {}

  @Post('preview')
  @HttpCode(200)
  @RouteConfig(TAKES_FILE)
  @ApiExcludeEndpoint()
  @Access(accessTo(ASSESSMENT_QUESTION, 'create'))
  @NotAudited('It stores nothing.')
  @Answers(questionImportSchema)
  previewQuestions(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: questionImportQuerySchema }) query: QuestionImportQuery,
    @Res({ passthrough: true }) { request: { body } }: FastifyReply,
  ): Promise<QuestionImport> {
    return this.files.preview(user, query, fileOf(body));
  }

  @Post()
  @HttpCode(200)
  @RouteConfig(TAKES_FILE)
  @ApiExcludeEndpoint()
  @Access(accessTo(ASSESSMENT_QUESTION, 'create'))
  @Audited('assessmentQuestion.create')
  @Answers(questionImportSchema)
  importQuestions(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: questionImportQuerySchema }) query: QuestionImportQuery,
    @Res({ passthrough: true }) { request: { body } }: FastifyReply,
  ): Promise<QuestionImport> {
    return this.files.store(user, query, fileOf(body));
  }

  @Post('export')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Access(accessTo(ASSESSMENT_QUESTION, 'export'))
  @Audited('assessmentQuestion.takeBank')
  async exportQuestions(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: exportQuestionsSchema }) asked: ExportQuestions,
  ): Promise<StreamableFile> {
    const { name, bytes } = await this.files.take(user, asked);
    return new StreamableFile(bytes, {
      type: TYPES[asked.format],
      disposition: `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      length: bytes.length,
    });
  }
}

/** @throws {AppError} UNSUPPORTED_MEDIA_TYPE */
function fileOf(body: unknown): Readable {
  if (body instanceof Readable) return body;
  throw new AppError('UNSUPPORTED_MEDIA_TYPE');
}
