import {
  HOLIDAY_LIST,
  idParamsSchema,
  transitionSchema,
  type BulkOf,
  type BulkReport,
  type CreateHolidayList,
  type Page,
  type HolidayList,
  type HolidayListQuery,
  type UpdateHolidayList,
} from '@atrium/contracts';
import { CurrentUser, type SignedInUser } from '@atrium/platform';
import { recordRoutes } from '@atrium/records';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { HolidayListService } from './holiday-list.service.js';

const routes = recordRoutes(HOLIDAY_LIST);
const Id = () => Param({ schema: idParamsSchema });

@Controller('api/hr/holiday-lists')
export class HolidayListController {
  constructor(private readonly lists: HolidayListService) {}

  @routes.List()
  listHolidayLists(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: HOLIDAY_LIST.querySchema }) query: HolidayListQuery,
  ): Promise<Page<HolidayList>> {
    return this.lists.list(user, query);
  }

  @routes.One()
  getHolidayList(@CurrentUser() user: SignedInUser, @Id() { id }: { id: string }): Promise<HolidayList> {
    return this.lists.get(user, id);
  }

  @routes.Create()
  createHolidayList(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: HOLIDAY_LIST.createSchema }) body: CreateHolidayList,
  ): Promise<HolidayList> {
    return this.lists.create(user, body);
  }

  @routes.Bulk()
  changeHolidayLists(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: HOLIDAY_LIST.bulkSchema }) body: BulkOf<typeof HOLIDAY_LIST>,
  ): Promise<BulkReport> {
    return this.lists.changeAll(user, body);
  }

  @routes.Update()
  updateHolidayList(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: HOLIDAY_LIST.updateSchema }) body: UpdateHolidayList,
  ): Promise<HolidayList> {
    return this.lists.update(user, id, body);
  }

  @routes.Step('archive')
  archiveHolidayList(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<HolidayList> {
    return this.lists.move(user, { step: 'archive', id, version });
  }

  @routes.Step('restore')
  restoreHolidayList(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<HolidayList> {
    return this.lists.move(user, { step: 'restore', id, version });
  }
}
