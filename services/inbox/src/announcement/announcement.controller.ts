import {
  ANNOUNCEMENT,
  doneSchema,
  idParamsSchema,
  pinnedAnnouncementsSchema,
  transitionSchema,
  type Announcement,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { AnnouncementService } from './announcement.service.js';

const Id = () => Param({ schema: idParamsSchema });

@Controller(`api/${ANNOUNCEMENT.path}`)
export class AnnouncementController {
  constructor(private readonly announcements: AnnouncementService) {}

  @Get('pinned')
  @Access(accessTo(ANNOUNCEMENT, 'read'))
  @Answers(pinnedAnnouncementsSchema)
  listPinned(@CurrentUser() user: SignedInUser): Promise<{ items: Announcement[] }> {
    return this.announcements.listPinned(user);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @Access(accessTo(ANNOUNCEMENT, 'delete'))
  @Audited('announcement.withdraw')
  @Answers(doneSchema)
  async withdrawAnnouncement(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<{ done: true }> {
    await this.announcements.remove(user, id, version);
    return { done: true };
  }

  /** The person confirms that they have read it. */
  @Post(':id/read')
  @HttpCode(200)
  @Access(accessTo(ANNOUNCEMENT, 'read'))
  @NotAudited('The confirmation itself is kept, with its time.')
  @Answers(doneSchema)
  async markRead(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<{ done: true }> {
    await this.announcements.markRead(user, id);
    return { done: true };
  }
}
