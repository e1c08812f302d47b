import {
  SCHEDULE_ASSIGNMENT,
  idParamsSchema,
  transitionSchema,
  type BulkOf,
  type BulkReport,
  type CreateScheduleAssignment,
  type Page,
  type ScheduleAssignment,
  type ScheduleAssignmentQuery,
  type UpdateScheduleAssignment,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { ScheduleAssignmentService } from './schedule-assignment.service.js';
import { OwnToo } from '../own-record/about-person.decorator.js';

const routes = recordRoutes(SCHEDULE_ASSIGNMENT);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/schedule-assignments')
export class ScheduleAssignmentController {
  constructor(private readonly assignments: ScheduleAssignmentService) {}

  @routes.List()
  listScheduleAssignments(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: SCHEDULE_ASSIGNMENT.querySchema }) query: ScheduleAssignmentQuery,
  ): Promise<Page<ScheduleAssignment>> {
    return this.assignments.list(user, query);
  }

  @routes.One()
  getScheduleAssignment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<ScheduleAssignment> {
    return this.assignments.get(user, id);
  }

  @routes.Create()
  @OwnToo('A plan of days, which everybody who plans sees.')
  createScheduleAssignment(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: SCHEDULE_ASSIGNMENT.createSchema }) body: CreateScheduleAssignment,
  ): Promise<ScheduleAssignment> {
    return this.assignments.create(user, body);
  }

  @routes.Bulk()
  changeScheduleAssignments(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: SCHEDULE_ASSIGNMENT.bulkSchema }) body: BulkOf<typeof SCHEDULE_ASSIGNMENT>,
  ): Promise<BulkReport> {
    return this.assignments.changeAll(user, body);
  }

  @routes.Update()
  @OwnToo('A plan of days, which everybody who plans sees.')
  updateScheduleAssignment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: SCHEDULE_ASSIGNMENT.updateSchema }) body: UpdateScheduleAssignment,
  ): Promise<ScheduleAssignment> {
    return this.assignments.update(user, id, body);
  }

  @routes.Step('archive')
  archiveScheduleAssignment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<ScheduleAssignment> {
    return this.assignments.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreScheduleAssignment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<ScheduleAssignment> {
    return this.assignments.move(user, { step: 'restore', id, version });
  }
}
