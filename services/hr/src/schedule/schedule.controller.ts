import {
  SCHEDULE,
  idParamsSchema,
  transitionSchema,
  type BulkOf,
  type BulkReport,
  type CreateSchedule,
  type Page,
  type Schedule,
  type ScheduleQuery,
  type UpdateSchedule,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { ScheduleService } from './schedule.service.js';

const routes = recordRoutes(SCHEDULE);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/schedules')
export class ScheduleController {
  constructor(private readonly schedules: ScheduleService) {}

  @routes.List()
  listSchedules(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: SCHEDULE.querySchema }) query: ScheduleQuery,
  ): Promise<Page<Schedule>> {
    return this.schedules.list(user, query);
  }

  @routes.One()
  getSchedule(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Schedule> {
    return this.schedules.get(user, id);
  }

  @routes.Create()
  createSchedule(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: SCHEDULE.createSchema }) body: CreateSchedule,
  ): Promise<Schedule> {
    return this.schedules.create(user, body);
  }

  @routes.Bulk()
  changeSchedules(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: SCHEDULE.bulkSchema }) body: BulkOf<typeof SCHEDULE>,
  ): Promise<BulkReport> {
    return this.schedules.changeAll(user, body);
  }

  @routes.Update()
  updateSchedule(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: SCHEDULE.updateSchema }) body: UpdateSchedule,
  ): Promise<Schedule> {
    return this.schedules.update(user, id, body);
  }

  @routes.Step('archive')
  archiveSchedule(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Schedule> {
    return this.schedules.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreSchedule(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Schedule> {
    return this.schedules.move(user, { step: 'restore', id, version });
  }
}
