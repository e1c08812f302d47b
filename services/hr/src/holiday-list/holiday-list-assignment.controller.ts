import {
  HOLIDAY_LIST_ASSIGNMENT,
  HOLIDAY_READ,
  holidayEffectSchema,
  idParamsSchema,
  previewListAssignmentSchema,
  transitionSchema,
  type BulkOf,
  type BulkReport,
  type CreateHolidayListAssignment,
  type HolidayEffect,
  type Page,
  type HolidayListAssignment,
  type HolidayListAssignmentQuery,
  type UpdateHolidayListAssignment,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { HolidayListAssignmentService } from './holiday-list-assignment.service.js';
import { OwnToo } from '../own-record/about-person.decorator.js';

const routes = recordRoutes(HOLIDAY_LIST_ASSIGNMENT);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/holiday-list-assignments')
export class HolidayListAssignmentController {
  constructor(private readonly assignments: HolidayListAssignmentService) {}

  @routes.List()
  listHolidayListAssignments(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: HOLIDAY_LIST_ASSIGNMENT.querySchema }) query: HolidayListAssignmentQuery,
  ): Promise<Page<HolidayListAssignment>> {
    return this.assignments.list(user, query);
  }

  @routes.One()
  getHolidayListAssignment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<HolidayListAssignment> {
    return this.assignments.get(user, id);
  }

  @routes.Create()
  @OwnToo('A plan of days, which everybody who plans sees.')
  createHolidayListAssignment(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: HOLIDAY_LIST_ASSIGNMENT.createSchema }) body: CreateHolidayListAssignment,
  ): Promise<HolidayListAssignment> {
    return this.assignments.create(user, body);
  }

  @Post('preview')
  @OwnToo('It stores nothing.')
  @HttpCode(200)
  @Access({ session: 'staff', permission: HOLIDAY_READ, remote: 'hr' })
  @NotAudited('Only reads.')
  @Answers(holidayEffectSchema)
  previewHolidayListAssignment(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: previewListAssignmentSchema }) body: CreateHolidayListAssignment,
  ): Promise<HolidayEffect> {
    return this.assignments.preview(user, body);
  }

  @routes.Bulk()
  changeHolidayListAssignments(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: HOLIDAY_LIST_ASSIGNMENT.bulkSchema }) body: BulkOf<typeof HOLIDAY_LIST_ASSIGNMENT>,
  ): Promise<BulkReport> {
    return this.assignments.changeAll(user, body);
  }

  @routes.Update()
  @OwnToo('A plan of days, which everybody who plans sees.')
  updateHolidayListAssignment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: HOLIDAY_LIST_ASSIGNMENT.updateSchema }) body: UpdateHolidayListAssignment,
  ): Promise<HolidayListAssignment> {
    return this.assignments.update(user, id, body);
  }

  @routes.Step('archive')
  archiveHolidayListAssignment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<HolidayListAssignment> {
    return this.assignments.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreHolidayListAssignment(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<HolidayListAssignment> {
    return this.assignments.move(user, { step: 'restore', id, version });
  }
}
