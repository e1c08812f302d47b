import {
  fileContentParamsSchema,
  fileLinkSchema,
  fileTokenParamsSchema,
  idParamsSchema,
  type FileContentParams,
  type FileLink,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { SIGNED_IN } from './file.controller.js';
import { FileReader } from './file-reader.service.js';
import { sendContent } from './send-content.js';

/** Serves the bytes of files to people who may see their records. */
@Controller('api/files')
export class FileContentController {
  constructor(private readonly reader: FileReader) {}

  /** Works without a session: the signed token says which file it is for. */
  @Get('links/:token')
  @Access({ session: 'public' })
  @ApiProduces('application/octet-stream')
  async getLinked(
    @Param({ schema: fileTokenParamsSchema }) { token }: { token: string },
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendContent(reply, { file: await this.reader.readLinked(token), download: false });
  }

  @Get(':id/content/:form')
  @Access(SIGNED_IN)
  @ApiProduces('application/octet-stream')
  async getContent(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: fileContentParamsSchema }) { id, form }: FileContentParams,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const download = form === 'download';
    await sendContent(reply, { file: await this.reader.read(user, id, download ? 'full' : form), download });
  }

  @Get(':id/link')
  @Access(SIGNED_IN)
  @Answers(fileLinkSchema)
  getLink(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<FileLink> {
    return this.reader.link(user, id);
  }
}
