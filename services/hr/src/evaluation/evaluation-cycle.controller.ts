import {
  EVALUATION_CYCLE,
  evaluatedPeopleSchema,
  evaluationPeersSavedSchema,
  evaluationPeersSchema,
  evaluationPlanSchema,
  evaluationPublishingSchema,
  idParamsSchema,
  type EvaluatedPeople,
  type EvaluationPeers,
  type EvaluationPlan,
  type EvaluationPublishing,
  type Ref,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { EvaluationCycles } from './evaluation-cycle.service.js';
import { EvaluationLaunch } from './evaluation-launch.service.js';
import { EvaluationOverview } from './evaluation-overview.service.js';

const Id = () => Param({ schema: idParamsSchema });

@Controller(`api/${EVALUATION_CYCLE.path}/:id`)
export class EvaluationCycleController {
  constructor(
    private readonly cycles: EvaluationCycles,
    private readonly launches: EvaluationLaunch,
    private readonly overview: EvaluationOverview,
  ) {}

  /** Who would take part, and who would write about them, if it was launched now. */
  @Get('plan')
  @Access(accessTo(EVALUATION_CYCLE, 'read'))
  @Answers(evaluationPlanSchema)
  getPlan(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<EvaluationPlan> {
    return this.overview.plan(user, id);
  }

  /** Where everybody who takes part stands. */
  @Get('people')
  @Access(accessTo(EVALUATION_CYCLE, 'read'))
  @Answers(evaluatedPeopleSchema)
  listPeople(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<EvaluatedPeople> {
    return this.overview.listPeople(user, id);
  }

  /** How many results can be published, and what stands between the others and it. */
  @Get('publishing')
  @Access(accessTo(EVALUATION_CYCLE, 'approve'))
  @Answers(evaluationPublishingSchema)
  getPublishing(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<EvaluationPublishing> {
    return this.cycles.publishing(user, id);
  }

  /** The colleagues who are asked about somebody, in place of those chosen before. */
  @Put('peers')
  @Access(accessTo(EVALUATION_CYCLE, 'update'))
  @Audited('evaluationCycle.setPeers')
  @Answers(evaluationPeersSavedSchema)
  async setPeers(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: evaluationPeersSchema }) peers: EvaluationPeers,
  ): Promise<{ reviewers: Ref[] }> {
    return { reviewers: await this.launches.setPeers(user, id, peers) };
  }
}
