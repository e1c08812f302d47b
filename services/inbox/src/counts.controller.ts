import { inboxCountsSchema, type InboxCounts } from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Badges } from '@atrium/reach';
import { Controller, Get } from '@nestjs/common';
import { MessageService } from './message/message.service.js';
import { NotificationService } from './notification/notification.service.js';

@Controller('api/inbox')
@Access({ session: 'staff', ownAlone: true })
export class CountsController {
  constructor(
    private readonly notifications: NotificationService,
    private readonly messages: MessageService,
    private readonly badges: Badges,
  ) {}

  /** Unread counts for the top bar, up to a hundred, and the numbers beside the menu's entries. */
  @Get('counts')
  @Answers(inboxCountsSchema)
  async get(@CurrentUser() user: SignedInUser): Promise<InboxCounts> {
    const [notifications, messages, badges] = await Promise.all([
      this.notifications.countUnread(user),
      this.messages.countUnread(user),
      this.badges.of(user),
    ]);
    return { notifications, messages, badges };
  }
}
