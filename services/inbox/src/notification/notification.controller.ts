import {
  doneSchema,
  idParamsSchema,
  markNotificationSchema,
  notificationKindListSchema,
  notificationListQuerySchema,
  notificationListSchema,
  notificationSchema,
  readNotificationsSchema,
  type InboxNotification,
  type NotificationKindList,
  type NotificationList,
  type NotificationListQuery,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { NotificationService } from './notification.service.js';

/** Each person's own notifications. */
@Controller('api/notifications')
@Access({ session: 'staff', ownAlone: true })
export class NotificationController {
  constructor(private readonly notifications: NotificationService) {}

  @Get()
  @Answers(notificationListSchema)
  list(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: notificationListQuerySchema }) query: NotificationListQuery,
  ): Promise<NotificationList> {
    return this.notifications.list(user, query);
  }

  /** The kinds that can concern the person, for choosing how to be notified. */
  @Get('kinds')
  @Answers(notificationKindListSchema)
  listKinds(@CurrentUser() user: SignedInUser): Promise<NotificationKindList> {
    return this.notifications.listKinds(user);
  }

  /** Marks all notifications as read, up to the newest that the person has seen. */
  @Post('read')
  @HttpCode(200)
  @NotAudited('What somebody has read in their own inbox concerns nobody else.')
  @Answers(doneSchema)
  async markAll(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: readNotificationsSchema }) { upTo }: { upTo: string },
  ): Promise<{ done: true }> {
    await this.notifications.markAll(user, upTo);
    return { done: true };
  }

  @Patch(':id')
  @NotAudited('What somebody has read in their own inbox concerns nobody else.')
  @Answers(notificationSchema)
  mark(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: markNotificationSchema }) { read }: { read: boolean },
  ): Promise<InboxNotification> {
    return this.notifications.mark(user, id, read);
  }
}
