import {
  flowUsageQuerySchema,
  flowUsageSchema,
  resetFlowSchema,
  saveFlowSchema,
  TASK,
  taskFlowsSchema,
  type FlowUsage,
  type FlowUsageQuery,
  type ResetFlow,
  type SaveFlow,
  type TaskFlows,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { accessTo } from '@atrium/records';
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { Flows } from './flow.service.js';

@Controller('api/task-flows')
export class FlowController {
  constructor(private readonly flows: Flows) {}

  @Get()
  @Access(accessTo(TASK, 'read'))
  @Answers(taskFlowsSchema)
  listTaskFlows(@CurrentUser() user: SignedInUser): Promise<TaskFlows> {
    return this.flows.list(user);
  }

  @Get('usage')
  @Access(accessTo(TASK, 'update'))
  @Answers(flowUsageSchema)
  getTaskFlowUsage(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: flowUsageQuerySchema }) { tab }: FlowUsageQuery,
  ): Promise<FlowUsage> {
    return this.flows.usage(user, tab ?? null);
  }

  @Put()
  @Access(accessTo(TASK, 'update'))
  @Answers(taskFlowsSchema)
  @Audited('taskFlow.save')
  saveTaskFlow(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: saveFlowSchema }) body: SaveFlow,
  ): Promise<TaskFlows> {
    return this.flows.save(user, body);
  }

  @Post('reset')
  @Access(accessTo(TASK, 'update'))
  @Answers(taskFlowsSchema)
  @Audited('taskFlow.reset')
  resetTaskFlow(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: resetFlowSchema }) body: ResetFlow,
  ): Promise<TaskFlows> {
    return this.flows.reset(user, body);
  }
}
