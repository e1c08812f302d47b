import {
  CLIENT,
  clientMessageSchema,
  clientMessagesQuerySchema,
  clientMessagesSchema,
  ownClientsSchema,
  sendClientMessageSchema,
  type ClientMessage,
  type ClientMessages,
  type ClientMessagesQuery,
  type OwnClients,
  type SendClientMessage,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ClientMessageService } from './client-message.service.js';

/** The company's side of the conversations with its clients. */
@Controller('api/client-messages')
export class ClientMessageController {
  constructor(private readonly messages: ClientMessageService) {}

  @Get()
  @Access(accessTo(CLIENT, 'read'))
  @Answers(clientMessagesSchema)
  listClientMessages(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: clientMessagesQuerySchema }) query: ClientMessagesQuery,
  ): Promise<ClientMessages> {
    return this.messages.list(user, query);
  }

  @Post()
  @Access(accessTo(CLIENT, 'update'))
  @NotAudited('Messages are kept and cannot be changed.')
  @Answers(clientMessageSchema)
  sendClientMessage(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: sendClientMessageSchema }) body: SendClientMessage,
  ): Promise<ClientMessage> {
    return this.messages.send(user, body);
  }
}

/** The side of a client who signs in. */
@Controller('api/client-portal')
@Access({ session: 'any' })
export class OwnMessageController {
  constructor(private readonly messages: ClientMessageService) {}

  @Get('clients')
  @Answers(ownClientsSchema)
  listOwnClients(@CurrentUser() user: SignedInUser): Promise<OwnClients> {
    return this.messages.listOwn(user);
  }

  @Get('messages')
  @Answers(clientMessagesSchema)
  listOwnMessages(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: clientMessagesQuerySchema }) query: ClientMessagesQuery,
  ): Promise<ClientMessages> {
    return this.messages.listOfOwn(user, query);
  }

  @Post('messages')
  @NotAudited('Messages are kept and cannot be changed.')
  @Answers(clientMessageSchema)
  sendOwnMessage(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: sendClientMessageSchema }) body: SendClientMessage,
  ): Promise<ClientMessage> {
    return this.messages.sendAsClient(user, body);
  }
}
