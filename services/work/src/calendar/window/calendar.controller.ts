import {
  CALENDAR_RESOURCE,
  calendarBusyQuerySchema,
  calendarBusySchema,
  calendarFoundSchema,
  calendarItemsSchema,
  calendarSearchQuerySchema,
  calendarSourcesSchema,
  calendarWindowQuerySchema,
  itemMovedSchema,
  moveItemSchema,
  sourcePartsSchema,
  type CalendarBusy,
  type CalendarBusyQuery,
  type CalendarFound,
  type CalendarItems,
  type CalendarSearchQuery,
  type CalendarSourceInfo,
  type CalendarWindowQuery,
  type ItemMoved,
  type MoveItem,
  type SourceParts,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, NotAudited, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { BusyTimes } from './busy.service.js';
import { CalendarWindows } from './calendar-window.service.js';
import { EventSearch } from './event-search.service.js';

@Controller('api/calendar')
@Access({ session: 'staff' })
export class CalendarController {
  constructor(
    private readonly windows: CalendarWindows,
    private readonly busy: BusyTimes,
    private readonly finds: EventSearch,
  ) {}

  @Get('items')
  @Answers(calendarItemsSchema)
  listCalendarItems(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: calendarWindowQuerySchema }) query: CalendarWindowQuery,
  ): Promise<CalendarItems> {
    return this.windows.list(user, query);
  }

  @Post('items/move')
  @HttpCode(200)
  @NotAudited('The owner of the item records it.')
  @Answers(itemMovedSchema)
  moveCalendarItem(
    @CurrentUser() user: SignedInUser,
    @Body({ schema: moveItemSchema }) body: MoveItem,
  ): Promise<ItemMoved> {
    return this.windows.move(user, body);
  }

  @Get('sources')
  @Answers(calendarSourcesSchema)
  async listCalendarSources(@CurrentUser() user: SignedInUser): Promise<{ items: CalendarSourceInfo[] }> {
    return { items: await this.windows.sources(user) };
  }

  @Get('sources/parts')
  @Access({ session: 'staff', permission: { ...CALENDAR_RESOURCE, action: 'update' } })
  @Answers(sourcePartsSchema)
  listSourceParts(@CurrentUser() user: SignedInUser): Promise<SourceParts> {
    return this.windows.parts(user);
  }

  @Get('search')
  @Answers(calendarFoundSchema)
  searchEvents(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: calendarSearchQuerySchema }) query: CalendarSearchQuery,
  ): Promise<CalendarFound> {
    return this.finds.find(user, query);
  }

  @Get('busy')
  @Answers(calendarBusySchema)
  listBusyTimes(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: calendarBusyQuerySchema }) query: CalendarBusyQuery,
  ): Promise<CalendarBusy> {
    return this.busy.list(user, query);
  }
}
