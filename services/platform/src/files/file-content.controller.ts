import {
  fileContentQuerySchema,
  fileLinkSchema,
  fileTokenParamsSchema,
  idParamsSchema,
  type FileContentQuery,
  type FileLink,
} from '@atrium/contracts';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../access/access.decorator.js';
import { CurrentUser } from '../access/current-user.decorator.js';
import type { SignedInUser } from '../access/signed-in-user.js';
import { Answers } from '../openapi/answers.decorator.js';
import { STAFF } from './file.controller.js';
import { FileReader } from './file-reader.service.js';
import { sendContent } from './send-content.js';

/** Bytes of files, for whom their records are open to. */
@Controller('api/files')
export class FileContentController {
  constructor(private readonly reader: FileReader) {}

  /** Good without a session: the token says what for. */
  @Get('links/:token')
  @Access({ session: 'public' })
  @ApiProduces('application/octet-stream')
  async getLinked(
    @Param({ schema: fileTokenParamsSchema }) { token }: { token: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendContent(request, reply, { file: await this.reader.readLinked(token), download: false });
  }

  @Get(':id/content')
  @Access(STAFF)
  @ApiProduces('application/octet-stream')
  async getContent(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Query({ schema: fileContentQuerySchema }) { variant, download }: FileContentQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.reader.read(user, id, variant);
    await sendContent(request, reply, { file, download: download === 'yes' });
  }

  @Get(':id/link')
  @Access(STAFF)
  @Answers(fileLinkSchema)
  getLink(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<FileLink> {
    return this.reader.link(user, id);
  }
}
