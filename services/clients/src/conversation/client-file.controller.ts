import {
  addClientFileSchema,
  CLIENT,
  clientFilesQuerySchema,
  clientFilesSchema,
  idParamsSchema,
  shareClientFileSchema,
  type AddClientFile,
  type ClientFiles,
  type ShareClientFile,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, Once, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ClientFileService } from './client-file.service.js';

const Id = () => Param({ schema: idParamsSchema });

@Controller('api/client-files')
export class ClientFileController {
  constructor(private readonly files: ClientFileService) {}

  @Get()
  @Access(accessTo(CLIENT, 'read'))
  @Answers(clientFilesSchema)
  listClientFiles(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: clientFilesQuerySchema }) { clientId }: { clientId: string },
  ): Promise<ClientFiles> {
    return this.files.list(user, clientId);
  }

  @Once()
  @Post()
  @Access(accessTo(CLIENT, 'update'))
  @Audited('client_file.add')
  @Answers(clientFilesSchema, 201)
  addClientFile(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: addClientFileSchema }) body: AddClientFile,
  ): Promise<ClientFiles> {
    return this.files.add(user, body);
  }

  @Post(':id/share')
  @HttpCode(200)
  @Access(accessTo(CLIENT, 'update'))
  @Audited('client_file.share')
  @Answers(clientFilesSchema)
  shareClientFile(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: shareClientFileSchema }) { shared }: ShareClientFile,
  ): Promise<ClientFiles> {
    return this.files.share(user, id, shared);
  }

  @Post(':id/remove')
  @HttpCode(200)
  @Access(accessTo(CLIENT, 'update'))
  @Audited('client_file.remove')
  @Answers(clientFilesSchema)
  removeClientFile(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<ClientFiles> {
    return this.files.remove(user, id);
  }
}

/** The door of a client who signs in. */
@Controller('api/client-portal/files')
@Access({ session: 'any' })
export class OwnFileController {
  constructor(private readonly files: ClientFileService) {}

  @Get()
  @Answers(clientFilesSchema)
  listOwnFiles(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: clientFilesQuerySchema }) { clientId }: { clientId: string },
  ): Promise<ClientFiles> {
    return this.files.listOwn(user, clientId);
  }
}
