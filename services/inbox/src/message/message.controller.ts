import {
  contactListSchema,
  contactQuerySchema,
  conversationListSchema,
  conversationQuerySchema,
  doneSchema,
  feedQuerySchema,
  idParamsSchema,
  messageListSchema,
  messageSchema,
  readMessagesSchema,
  sendMessageSchema,
  type Contact,
  type ConversationList,
  type FeedQuery,
  type Message,
  type MessageList,
  type SendMessage,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, Repeatable, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ContactService } from './contact.service.js';
import { MessageService } from './message.service.js';

/** Messages between two members of staff. Each person sees only their own conversations. */
@Controller('api/messages')
@Access({ session: 'staff', ownAlone: true })
export class MessageController {
  constructor(
    private readonly messages: MessageService,
    private readonly contacts: ContactService,
  ) {}

  @Get('conversations')
  @Answers(conversationListSchema)
  listConversations(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: conversationQuerySchema }) query: FeedQuery,
  ): Promise<ConversationList> {
    return this.messages.listConversations(user, query);
  }

  /** The people whom the person can write to, by name. */
  @Get('contacts')
  @Answers(contactListSchema)
  async listContacts(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: contactQuerySchema }) { search }: { search?: string },
  ): Promise<{ items: Contact[] }> {
    return { items: await this.contacts.search(user, search) };
  }

  /** The three people whom the person writes to most. */
  @Get('contacts/frequent')
  @Answers(contactListSchema)
  async listFrequent(@CurrentUser() user: SignedInUser): Promise<{ items: Contact[] }> {
    return { items: await this.contacts.listFrequent(user) };
  }

  /** The messages exchanged with a person, by the id of their account. */
  @Get('with/:id')
  @Answers(messageListSchema)
  listMessages(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Query({ schema: feedQuerySchema }) query: FeedQuery,
  ): Promise<MessageList> {
    return this.messages.listMessages(user, id, query);
  }

  @Post('with/:id')
  @Repeatable('A message has an id of its sender’s browser: sent again, it is answered as it is.')
  @NotAudited('What two people write to each other is theirs.')
  @Answers(messageSchema, 201)
  send(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: sendMessageSchema }) body: SendMessage,
  ): Promise<Message> {
    return this.messages.send(user, id, body);
  }

  @Post('with/:id/read')
  @HttpCode(200)
  @NotAudited('What somebody has read in their own inbox concerns nobody else.')
  @Answers(doneSchema)
  async markRead(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: readMessagesSchema }) { upTo }: { upTo: string },
  ): Promise<{ done: true }> {
    await this.messages.markRead(user, id, upTo);
    return { done: true };
  }
}
