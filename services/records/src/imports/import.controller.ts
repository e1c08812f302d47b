import { Readable } from 'node:stream';
import {
  idParamsSchema,
  importListQuerySchema,
  importListSchema,
  importRowsQuerySchema,
  importRowsSchema,
  importSchema,
  importUploadQuerySchema,
  mapImportSchema,
  runImportSchema,
  transitionSchema,
  type Import,
  type ImportList,
  type ImportRows,
  type ImportRowsQuery,
  type ImportUpload,
  type MapImport,
  type RunImport,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  AppError,
  Audited,
  callerGone,
  CurrentUser,
  NotAudited,
  Repeatable,
  TAKES_FILE,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ImportReader } from './import-reader.service.js';
import { ImportUploads } from './import-upload.service.js';
import { ImportService } from './import.service.js';

interface Id {
  id: string;
}

/** The importer decides who may import; the services check that. */
@Controller('api/imports')
@Access({ session: 'staff' })
export class ImportController {
  constructor(
    private readonly uploads: ImportUploads,
    private readonly reader: ImportReader,
    private readonly imports: ImportService,
  ) {}

  @Get()
  @Answers(importListSchema)
  list(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: importListQuerySchema }) { importer }: { importer: string },
  ): Promise<ImportList> {
    return this.reader.list(user, importer);
  }

  /** The body is the file, as `application/octet-stream`. */
  @Post()
  @RouteConfig(TAKES_FILE)
  @ApiExcludeEndpoint()
  @NotAudited('Nothing comes into the company before the import is run.')
  @Repeatable('A file that was sent twice waits twice to be mapped, and is forgotten after 30 days.')
  @Answers(importSchema, 201)
  upload(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: importUploadQuerySchema }) query: ImportUpload,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Import> {
    const { body } = reply.request;
    if (!(body instanceof Readable))
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send the file itself.' });
    return this.uploads.receive(user, query, { body, signal: callerGone(reply) });
  }

  @Get(':id')
  @Answers(importSchema)
  get(@CurrentUser() user: SignedInUser, @Param({ schema: idParamsSchema }) { id }: Id): Promise<Import> {
    return this.reader.get(user, id);
  }

  @Get(':id/rows')
  @Answers(importRowsSchema)
  listRows(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Query({ schema: importRowsQuerySchema }) query: ImportRowsQuery,
  ): Promise<ImportRows> {
    return this.reader.listRows(user, id, query);
  }

  @Post(':id/mapping')
  @NotAudited('Nothing comes into the company before the import is run.')
  @Answers(importSchema)
  map(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: mapImportSchema }) body: MapImport,
  ): Promise<Import> {
    return this.imports.map(user, id, body);
  }

  @Post(':id/run')
  @Audited('import.run')
  @Answers(importSchema)
  run(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: runImportSchema }) body: RunImport,
  ): Promise<Import> {
    return this.imports.run(user, id, body);
  }

  @Post(':id/undo')
  @Audited('import.undo')
  @Answers(importSchema)
  undo(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Import> {
    return this.imports.undo(user, id, version);
  }
}
