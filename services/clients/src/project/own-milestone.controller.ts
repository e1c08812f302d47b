import {
  decideMilestoneSchema,
  idParamsSchema,
  ownMilestoneSchema,
  ownMilestonesSchema,
  type DecideMilestone,
  type OwnMilestone,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { MilestoneService } from './milestone.service.js';

/** The door of a client who signs in. */
@Controller('api/client-portal/milestones')
@Access({ session: 'any' })
export class OwnMilestoneController {
  constructor(private readonly milestones: MilestoneService) {}

  @Get()
  @Answers(ownMilestonesSchema)
  listOwnMilestones(@CurrentUser() user: SignedInUser): Promise<{ items: OwnMilestone[] }> {
    return this.milestones.listOwn(user);
  }

  @Post(':id/decide')
  @HttpCode(200)
  @Audited('milestone.approve', 'milestone.change')
  @Answers(ownMilestoneSchema)
  decideOwnMilestone(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: decideMilestoneSchema }) body: DecideMilestone,
  ): Promise<OwnMilestone> {
    return this.milestones.decide(user, { id, ...body });
  }
}
