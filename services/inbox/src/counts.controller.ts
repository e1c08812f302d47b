import { inboxCountsSchema, type InboxCounts } from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get } from '@nestjs/common';
import { MessageService } from './message/message.service.js';
import { NotificationService } from './notification/notification.service.js';

@Controller('api/inbox')
@Access({ session: 'staff', ownAlone: true })
export class CountsController {
  constructor(
    private readonly notifications: NotificationService,
    private readonly messages: MessageService,
  ) {}

  /** What is unread, for the signs in the top bar; counted to a hundred. */
  @Get('counts')
  @Answers(inboxCountsSchema)
  async get(@CurrentUser() user: SignedInUser): Promise<InboxCounts> {
    const [notifications, messages] = await Promise.all([
      this.notifications.countUnread(user),
      this.messages.countUnread(user),
    ]);
    return { notifications, messages };
  }
}
