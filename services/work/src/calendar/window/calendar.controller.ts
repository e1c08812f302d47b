import {
  calendarBusyQuerySchema,
  calendarBusySchema,
  calendarItemsSchema,
  calendarSourcesSchema,
  calendarWindowQuerySchema,
  type CalendarBusy,
  type CalendarBusyQuery,
  type CalendarItems,
  type CalendarSourceInfo,
  type CalendarWindowQuery,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Query } from '@nestjs/common';
import { BusyTimes } from './busy.service.js';
import { CalendarWindows } from './calendar-window.service.js';

@Controller('api/calendar')
@Access({ session: 'staff' })
export class CalendarController {
  constructor(
    private readonly windows: CalendarWindows,
    private readonly busy: BusyTimes,
  ) {}

  @Get('items')
  @Answers(calendarItemsSchema)
  listCalendarItems(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: calendarWindowQuerySchema }) query: CalendarWindowQuery,
  ): Promise<CalendarItems> {
    return this.windows.list(user, query);
  }

  @Get('sources')
  @Answers(calendarSourcesSchema)
  async listCalendarSources(@CurrentUser() user: SignedInUser): Promise<{ items: CalendarSourceInfo[] }> {
    return { items: await this.windows.sources(user) };
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
