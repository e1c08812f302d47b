import {
  ANNOUNCEMENT,
  doneSchema,
  idParamsSchema,
  pinnedAnnouncementsSchema,
  transitionSchema,
  type Announcement,
  type AnnouncementQuery,
  type CreateAnnouncement,
  type Page,
  type UpdateAnnouncement,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { accessTo, recordRoutes } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { AnnouncementService } from './announcement.service.js';

const routes = recordRoutes(ANNOUNCEMENT);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/announcements')
export class AnnouncementController {
  constructor(private readonly announcements: AnnouncementService) {}

  @routes.List()
  listAnnouncements(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: ANNOUNCEMENT.querySchema }) query: AnnouncementQuery,
  ): Promise<Page<Announcement>> {
    return this.announcements.list(user, query);
  }

  @Get('pinned')
  @Access(accessTo(ANNOUNCEMENT, 'read'))
  @Answers(pinnedAnnouncementsSchema)
  listPinned(@CurrentUser() user: SignedInUser): Promise<{ items: Announcement[] }> {
    return this.announcements.listPinned(user);
  }

  @routes.One()
  getAnnouncement(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Announcement> {
    return this.announcements.get(user, id);
  }

  @routes.Create()
  createAnnouncement(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: ANNOUNCEMENT.createSchema }) body: CreateAnnouncement,
  ): Promise<Announcement> {
    return this.announcements.create(user, body);
  }

  @routes.Update()
  updateAnnouncement(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: ANNOUNCEMENT.updateSchema }) body: UpdateAnnouncement,
  ): Promise<Announcement> {
    return this.announcements.update(user, id, body);
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
    await this.announcements.withdraw(user, id, version);
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
