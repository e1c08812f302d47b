import {
  HOLIDAY,
  HOLIDAY_READ,
  holidayEffectSchema,
  idParamsSchema,
  previewHolidaySchema,
  transitionSchema,
  type BulkOf,
  type BulkReport,
  type CreateHoliday,
  type Page,
  type Holiday,
  type HolidayEffect,
  type PreviewHoliday,
  type HolidayQuery,
  type UpdateHoliday,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { HolidayService } from './holiday.service.js';

const routes = recordRoutes(HOLIDAY);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/holidays')
export class HolidayController {
  constructor(private readonly holidays: HolidayService) {}

  @routes.List()
  listHolidays(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: HOLIDAY.querySchema }) query: HolidayQuery,
  ): Promise<Page<Holiday>> {
    return this.holidays.list(user, query);
  }

  @routes.One()
  getHoliday(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<Holiday> {
    return this.holidays.get(user, id);
  }

  @routes.Create()
  createHoliday(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: HOLIDAY.createSchema }) body: CreateHoliday,
  ): Promise<Holiday> {
    return this.holidays.create(user, body);
  }

  @Post('preview')
  @HttpCode(200)
  @Access({ session: 'staff', permission: HOLIDAY_READ, remote: 'hr' })
  @NotAudited('Only reads.')
  @Answers(holidayEffectSchema)
  previewHoliday(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: previewHolidaySchema }) asked: PreviewHoliday,
  ): Promise<HolidayEffect> {
    return this.holidays.preview(user, asked);
  }

  @routes.Bulk()
  changeHolidays(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: HOLIDAY.bulkSchema }) body: BulkOf<typeof HOLIDAY>,
  ): Promise<BulkReport> {
    return this.holidays.changeAll(user, body);
  }

  @routes.Update()
  updateHoliday(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: HOLIDAY.updateSchema }) body: UpdateHoliday,
  ): Promise<Holiday> {
    return this.holidays.update(user, id, body);
  }

  @routes.Step('archive')
  archiveHoliday(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Holiday> {
    return this.holidays.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreHoliday(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<Holiday> {
    return this.holidays.move(user, { step: 'restore', id, version });
  }
}
