import { Readable } from 'node:stream';
import {
  doneSchema,
  filePartParamsSchema,
  idParamsSchema,
  startUploadSchema,
  storedFileSchema,
  type FilePartParams,
  type StartUpload,
  type StoredFile,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  CurrentUser,
  NotAudited,
  Once,
  TAKES_FILE,
  type AccessRule,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { FileReader } from './file-reader.service.js';
import { FileUploads } from './file-uploads.service.js';

/** The file's use decides about each person, and keeps clients out unless it says that it is for them. */
export const SIGNED_IN: AccessRule = { session: 'any' };
const NOBODYS = 'Until a record takes the file it is nobody’s; that it took it is written down there.';

interface Id {
  id: string;
}

/** Uploads: announced, sent in parts, finished. */
@Controller('api/files')
export class FileController {
  constructor(
    private readonly uploads: FileUploads,
    private readonly reader: FileReader,
  ) {}

  @Post()
  @Access(SIGNED_IN)
  @NotAudited(NOBODYS)
  @Answers(storedFileSchema, 201)
  @Once()
  startUpload(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: startUploadSchema }) body: StartUpload,
  ): Promise<StoredFile> {
    return this.uploads.start(user, body);
  }

  /** How far an upload is, or what a record's file is. */
  @Get(':id')
  @Access(SIGNED_IN)
  @Answers(storedFileSchema)
  getFile(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<StoredFile> {
    return this.reader.get(user, id);
  }

  /** Adds the next bytes, sent as `application/octet-stream` with their length. */
  @Put(':id/parts/:start')
  @Access(SIGNED_IN)
  @NotAudited(NOBODYS)
  @Answers(storedFileSchema)
  @RouteConfig(TAKES_FILE)
  addPart(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: filePartParamsSchema }) { id, start }: FilePartParams,
    @Req() { body, headers }: FastifyRequest,
  ): Promise<StoredFile> {
    const bytes = body instanceof Readable ? body : null;
    return this.uploads.add(user, id, { start, size: Number(headers['content-length']), bytes });
  }

  @Post(':id/finish')
  @HttpCode(200)
  @Access(SIGNED_IN)
  @NotAudited(NOBODYS)
  @Answers(storedFileSchema)
  finishUpload(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<StoredFile> {
    return this.uploads.finish(user, id);
  }

  @Delete(':id')
  @Access(SIGNED_IN)
  @NotAudited(NOBODYS)
  @Answers(doneSchema)
  async cancelUpload(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: Id,
  ): Promise<{ done: true }> {
    await this.uploads.cancel(user, id);
    return { done: true };
  }
}
