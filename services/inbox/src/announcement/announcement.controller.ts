import {
  ANNOUNCER_ROLES,
  announcementListSchema,
  announcementQuerySchema,
  announcementSchema,
  createAnnouncementSchema,
  doneSchema,
  idParamsSchema,
  transitionSchema,
  updateAnnouncementSchema,
  type Announcement,
  type AnnouncementList,
  type AnnouncementQuery,
  type CreateAnnouncement,
  type UpdateAnnouncement,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, NotAudited, Once, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { AnnouncementService } from './announcement.service.js';

const announcers = () => Access({ session: 'staff', allowedRoles: ANNOUNCER_ROLES });

@Controller('api/announcements')
@Access({ session: 'staff' })
export class AnnouncementController {
  constructor(private readonly announcements: AnnouncementService) {}

  @Get()
  @Answers(announcementListSchema)
  list(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: announcementQuerySchema }) query: AnnouncementQuery,
  ): Promise<AnnouncementList> {
    return this.announcements.list(user, query);
  }

  @Post()
  @announcers()
  @Once()
  @Audited('announcement.create')
  @Answers(announcementSchema, 201)
  create(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: createAnnouncementSchema }) body: CreateAnnouncement,
  ): Promise<Announcement> {
    return this.announcements.create(user, body);
  }

  @Patch(':id')
  @announcers()
  @Audited('announcement.update')
  @Answers(announcementSchema)
  update(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: updateAnnouncementSchema }) body: UpdateAnnouncement,
  ): Promise<Announcement> {
    return this.announcements.update(user, id, body);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @announcers()
  @Audited('announcement.withdraw')
  @Answers(doneSchema)
  async withdraw(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<{ done: true }> {
    await this.announcements.withdraw(user, id, version);
    return { done: true };
  }

  /** The person confirms that they have read it. */
  @Post(':id/read')
  @HttpCode(200)
  @NotAudited('The confirmation itself is kept, with its time.')
  @Answers(doneSchema)
  async markRead(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
  ): Promise<{ done: true }> {
    await this.announcements.markRead(user, id);
    return { done: true };
  }
}
