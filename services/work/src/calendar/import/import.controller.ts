import { Readable } from 'node:stream';
import {
  calendarEntriesQuerySchema,
  calendarEntriesSchema,
  calendarImportListSchema,
  calendarImportSchema,
  calendarUploadQuerySchema,
  idParamsSchema,
  transitionSchema,
  type CalendarEntries,
  type CalendarEntriesQuery,
  type CalendarImport,
  type CalendarUpload,
} from '@atrium/contracts';
import {
  Access,
  Answers,
  AppError,
  Audited,
  CurrentUser,
  NotAudited,
  Repeatable,
  TAKES_FILE,
  type SignedInUser,
} from '@atrium/platform';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CalendarImports } from './import.service.js';

const Id = () => Param({ schema: idParamsSchema });

@Controller('api/calendar/imports')
@Access({ session: 'staff' })
export class CalendarImportController {
  constructor(private readonly imports: CalendarImports) {}

  @Get()
  @Answers(calendarImportListSchema)
  async listCalendarImports(@CurrentUser() user: SignedInUser): Promise<{ items: CalendarImport[] }> {
    return { items: await this.imports.list(user) };
  }

  /** The body is the file, as `application/octet-stream`. */
  @Post()
  @RouteConfig(TAKES_FILE)
  @ApiExcludeEndpoint()
  @NotAudited('Nothing comes into a calendar before the import is run.')
  @Repeatable('A file that was sent twice waits twice, and is forgotten after 30 days.')
  @Answers(calendarImportSchema, 201)
  uploadCalendar(
    @CurrentUser() user: SignedInUser,
    @Query({ schema: calendarUploadQuerySchema }) query: CalendarUpload,
    @Res({ passthrough: true }) { request: { body } }: FastifyReply,
  ): Promise<CalendarImport> {
    if (!(body instanceof Readable)) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    return this.imports.receive(user, query, body);
  }

  @Get(':id')
  @Answers(calendarImportSchema)
  getCalendarImport(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
  ): Promise<CalendarImport> {
    return this.imports.get(user, id);
  }

  @Get(':id/entries')
  @Answers(calendarEntriesSchema)
  listCalendarImportEntries(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Query({ schema: calendarEntriesQuerySchema }) query: CalendarEntriesQuery,
  ): Promise<CalendarEntries> {
    return this.imports.listEntries(user, id, query);
  }

  @Post(':id/run')
  @HttpCode(200)
  @Audited('calendar_import.run')
  @Answers(calendarImportSchema)
  runCalendarImport(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<CalendarImport> {
    return this.imports.run(user, id, version);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @Audited('calendar_import.undo')
  @Answers(calendarImportSchema)
  undoCalendarImport(
    @CurrentUser() user: SignedInUser,
    @Id() { id }: { id: string },
    @Body({ schema: transitionSchema }) { version }: { version: number },
  ): Promise<CalendarImport> {
    return this.imports.undo(user, id, version);
  }
}
