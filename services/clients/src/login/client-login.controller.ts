import {
  CLIENT,
  clientLoginSchema,
  clientLoginsQuerySchema,
  clientLoginsSchema,
  idParamsSchema,
  missingLoginsQuerySchema,
  missingLoginsSchema,
  stepClientLoginSchema,
  type ClientLogin,
  type ClientLogins,
  type MissingLogins,
  type MissingLoginsQuery,
  type StepClientLogin,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ClientLoginService } from './client-login.service.js';

@Controller('api/client-logins')
export class ClientLoginController {
  constructor(private readonly logins: ClientLoginService) {}

  @Get()
  @Access(accessTo(CLIENT, 'read'))
  @Answers(clientLoginsSchema)
  listClientLogins(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: clientLoginsQuerySchema }) { clientId }: { clientId: string },
  ): Promise<ClientLogins> {
    return this.logins.list(user, clientId);
  }

  @Get('missing')
  @Access(accessTo(CLIENT, 'read'))
  @Answers(missingLoginsSchema)
  listMissingLogins(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: missingLoginsQuerySchema }) { after }: MissingLoginsQuery,
  ): Promise<MissingLogins> {
    return this.logins.listMissing(user, after);
  }

  @Post(':id')
  @HttpCode(200)
  @Access(accessTo(CLIENT, 'update'))
  @NotAudited('Kept in the history of the account.')
  @Answers(clientLoginSchema)
  stepClientLogin(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: stepClientLoginSchema }) body: StepClientLogin,
  ): Promise<ClientLogin> {
    return this.logins.take(user, id, body);
  }
}
