import {
  changeMilestoneSchema,
  decideMilestoneSchema,
  idParamsSchema,
  invoiceMilestoneSchema,
  MILESTONE,
  ownMilestoneSchema,
  ownMilestonesSchema,
  transitionSchema,
  type ChangeMilestone,
  type CreateMilestone,
  type DecideMilestone,
  type InvoiceMilestone,
  type Milestone,
  type MilestoneQuery,
  type OwnMilestone,
  type Page,
  type UpdateMilestone,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { MilestoneService } from './milestone.service.js';

const routes = recordRoutes(MILESTONE);
const Id = () => Param({ schema: idParamsSchema });
const Seen = () => Body({ schema: transitionSchema });

@Controller('api/milestones')
export class MilestoneController {
  constructor(private readonly milestones: MilestoneService) {}

  @routes.List()
  listMilestones(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: MILESTONE.querySchema }) query: MilestoneQuery,
  ): Promise<Page<Milestone>> {
    return this.milestones.list(user, query);
  }

  @routes.One()
  getMilestone(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Milestone> {
    return this.milestones.get(user, id);
  }

  @routes.Create()
  createMilestone(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: MILESTONE.createSchema }) body: CreateMilestone,
  ): Promise<Milestone> {
    return this.milestones.create(user, body);
  }

  @routes.Update()
  updateMilestone(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: MILESTONE.updateSchema }) body: UpdateMilestone,
  ): Promise<Milestone> {
    return this.milestones.update(user, id, body);
  }

  @routes.Step('start')
  startMilestone(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<Milestone> {
    return this.milestones.take(user, { step: 'start', id, version });
  }

  @routes.Step('submit')
  submitMilestone(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<Milestone> {
    return this.milestones.take(user, { step: 'submit', id, version });
  }

  @routes.Step('approve')
  approveMilestone(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Seen() { version }: { version: number },
  ): Promise<Milestone> {
    return this.milestones.take(user, { step: 'approve', id, version });
  }

  @routes.Step('change')
  changeMilestone(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: changeMilestoneSchema }) body: ChangeMilestone,
  ): Promise<Milestone> {
    return this.milestones.take(user, { step: 'change', id, ...body });
  }

  @routes.Step('invoice')
  invoiceMilestone(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: invoiceMilestoneSchema }) body: InvoiceMilestone,
  ): Promise<Milestone> {
    return this.milestones.take(user, { step: 'invoice', id, ...body });
  }
}

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
    @Id() { id }: { id: string },
    @Body({ schema: decideMilestoneSchema }) body: DecideMilestone,
  ): Promise<OwnMilestone> {
    return this.milestones.decide(user, { id, ...body });
  }
}
