import { IdentityModule } from '@atrium/identity';
import { contribute } from '@atrium/platform';
import { offerRecord } from '@atrium/records';
import { Module } from '@nestjs/common';
import { TaskModule } from '../task/task.module.js';
import { EventAnswers } from './event/event-answers.service.js';
import { EVENT_AUDIT_WORDS } from './event/event-audit.texts.js';
import { EventEdits } from './event/event-edit.service.js';
import { EventHandOver } from './event/event-hand-over.service.js';
import { EventNotices } from './event/event-notices.service.js';
import { EventPeopleRepository } from './event/event-people.repository.js';
import { EventRecords } from './event/event-records.service.js';
import { EventRooms } from './event/event-rooms.service.js';
import { EventScope } from './event/event-scope.service.js';
import { EventStore } from './event/event-store.service.js';
import { EventNotificationSubjects } from './event/event-subjects.service.js';
import { EventUndo } from './event/event-undo.service.js';
import { EventView } from './event/event-view.service.js';
import { EventController } from './event/event.controller.js';
import { EventRepository } from './event/event.repository.js';
import { EventService } from './event/event.service.js';
import { FEED_AUDIT_WORDS } from './feed/feed-audit.texts.js';
import { FeedFiles } from './feed/feed-file.service.js';
import { FeedController, FeedFileController } from './feed/feed.controller.js';
import { FeedRepository } from './feed/feed.repository.js';
import { FeedService } from './feed/feed.service.js';
import { EventHandOverRepository } from './event/hand-over.repository.js';
import { ReminderJob } from './event/reminder.job.js';
import { ReminderRepository } from './event/reminder.repository.js';
import { Reminders } from './event/reminders.service.js';
import { CALENDAR_IMPORT_AUDIT_WORDS } from './import/import-audit.texts.js';
import { ImportEntryRepository } from './import/import-entry.repository.js';
import { ImportEventsRepository } from './import/import-events.repository.js';
import { ImportReading } from './import/import-reading.service.js';
import { ImportRunning } from './import/import-running.service.js';
import { ImportUndoing } from './import/import-undoing.service.js';
import { CalendarImportController } from './import/import.controller.js';
import { CalendarImportJobs } from './import/import.job.js';
import { CalendarImportRepository } from './import/import.repository.js';
import { CalendarImports } from './import/import.service.js';
import { RoomController } from './room/room.controller.js';
import { ROOMS } from './room/room.record.js';
import { RoomRepository } from './room/room.repository.js';
import { RoomService } from './room/room.service.js';
import { calendarOwn, calendarRules, CALENDAR_RULES_WORDS } from './settings/calendar-rules.schema.js';
import { BusyNow } from './window/busy-now.service.js';
import { BusyRepository } from './window/busy.repository.js';
import { BusyTimes } from './window/busy.service.js';
import { CalendarWindows } from './window/calendar-window.service.js';
import { CalendarController } from './window/calendar.controller.js';
import {
  CompanyEventSource,
  EventWindows,
  OwnEventSource,
  TeamEventSource,
} from './window/event-sources.service.js';
import { EventSearch } from './window/event-search.service.js';
import { TaskSource } from './window/task-source.service.js';

@Module({
  imports: [IdentityModule, TaskModule],
  controllers: [
    ...[CalendarController, CalendarImportController, EventController],
    ...[FeedController, FeedFileController, RoomController],
  ],
  providers: [
    ...[
      EventAnswers,
      EventEdits,
      EventNotices,
      EventNotificationSubjects,
      EventPeopleRepository,
      EventRecords,
    ],
    ...[EventRepository, EventRooms, EventScope, EventService, EventStore, EventUndo, EventView],
    ...[RoomRepository, RoomService, ...offerRecord(ROOMS)],
    ...[FeedFiles, FeedRepository, FeedService],
    ...[CalendarImportJobs, CalendarImportRepository, CalendarImports, ImportEntryRepository],
    ...[ImportEventsRepository, ImportReading, ImportRunning, ImportUndoing],
    ...[ReminderJob, ReminderRepository, Reminders],
    ...[BusyNow, BusyRepository, BusyTimes, CalendarWindows, EventSearch, EventWindows],
    ...[EventHandOver, EventHandOverRepository],
    ...[OwnEventSource, TeamEventSource, CompanyEventSource, TaskSource],
    ...[
      calendarRules,
      calendarOwn,
      CALENDAR_IMPORT_AUDIT_WORDS,
      CALENDAR_RULES_WORDS,
      EVENT_AUDIT_WORDS,
      FEED_AUDIT_WORDS,
    ].map(contribute),
  ],
  exports: [EventAnswers, EventService, RoomService],
})
export class CalendarModule {}
