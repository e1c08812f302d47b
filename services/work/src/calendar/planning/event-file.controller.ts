import {
  addEventFileSchema,
  eventFileParamsSchema,
  eventSchema,
  idParamsSchema,
  missedRemindersSchema,
  type CalendarEvent,
  type MissedReminders as Missed,
} from '@atrium/contracts';
import { Access, Answers, Audited, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { EventFiles } from './event-files.service.js';
import { MissedReminders } from './missed-reminders.service.js';

/** What events have beside themselves. */
@Controller('api/calendar')
@Access({ session: 'staff' })
export class EventFileController {
  constructor(
    private readonly files: EventFiles,
    private readonly missed: MissedReminders,
  ) {}

  @Post('events/:id/files')
  @HttpCode(200)
  @Audited('calendar_event.addFile')
  @Answers(eventSchema)
  addEventFile(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: idParamsSchema }) { id }: { id: string },
    @Body({ schema: addEventFileSchema }) { fileId }: { fileId: string },
  ): Promise<CalendarEvent> {
    return this.files.add(user, id, fileId);
  }

  @Post('events/:id/files/:fileId/remove')
  @HttpCode(200)
  @Audited('calendar_event.removeFile')
  @Answers(eventSchema)
  removeEventFile(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: eventFileParamsSchema }) { id, fileId }: { id: string; fileId: string },
  ): Promise<CalendarEvent> {
    return this.files.remove(user, id, fileId);
  }

  @Get('reminders/missed')
  @Answers(missedRemindersSchema)
  listMissedReminders(@CurrentUser() user: SignedInUser): Promise<Missed> {
    return this.missed.list(user);
  }
}
