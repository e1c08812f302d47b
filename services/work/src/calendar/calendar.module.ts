import { ROOM } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { contribute } from '@atrium/platform';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { HoursModule } from '../hours/hours.module.js';
import { TaskModule } from '../task/task.module.js';
import { EventAnswers } from './planning/event-answers.service.js';
import { EVENT_AUDIT_WORDS } from './event/event-audit.texts.js';
import { EventDoor } from './planning/event-door.service.js';
import { EventEdits } from './planning/event-edit.service.js';
import { EventInviting } from './planning/event-inviting.service.js';
import { EventEffects } from './planning/event-effects.service.js';
import { EventHandOver } from './planning/event-hand-over.service.js';
import { EventNotifications } from './planning/event-notifications.service.js';
import { OwnReminderRepository } from './event/own-reminder.repository.js';
import { EventAttachments } from './event/event-attachments.service.js';
import { EventFileRepository } from './event/event-file.repository.js';
import { EventFileUse } from './event/event-file-use.service.js';
import { EventFileController } from './planning/event-file.controller.js';
import { EventFiles } from './planning/event-files.service.js';
import { MissedReminders } from './planning/missed-reminders.service.js';
import { EventRecords } from './event/event-records.service.js';
import { EventRemains } from './planning/event-remains.service.js';
import { EventSnapshots } from './planning/event-snapshots.service.js';
import { EventSuccessors } from './planning/event-successors.service.js';
import { CalendarOwners } from './planning/calendar-owners.service.js';
import { RestoredEventRepository } from './planning/restored-event.repository.js';
import { EventRooms } from './event/event-rooms.service.js';
import { EventStore } from './planning/event-store.service.js';
import { EventNotificationSubjects } from './event/event-subjects.service.js';
import { EventUndo } from './planning/event-undo.service.js';
import { EventView } from './planning/event-view.service.js';
import { EventController } from './planning/event.controller.js';
import { EventRepository } from './event/event.repository.js';
import { EventService } from './planning/event.service.js';
import { FEED_AUDIT_WORDS } from './feed/feed-audit.texts.js';
import { FeedFiles } from './feed/feed-file.service.js';
import { FeedWriter } from './feed/feed-writer.service.js';
import { FeedController, FeedFileController } from './feed/feed.controller.js';
import { FeedRepository } from './feed/feed.repository.js';
import { FeedService } from './feed/feed.service.js';
import { EventHandOverRepository } from './planning/hand-over.repository.js';
import { ChangedEventMails } from './guest/changed-event-mails.job.js';
import { CancelledEventRepository } from './guest/cancelled-event.repository.js';
import { EventGuests } from './guest/event-guests.service.js';
import { EventMails } from './guest/event-mails.service.js';
import { GuestMails } from './guest/guest-mails.service.js';
import { GuestRepository } from './guest/guest.repository.js';
import { NextMeetingRepository } from './guest/next-meeting.repository.js';
import { NextMeetings } from './guest/next-meetings.service.js';
import { InvitationLinks } from './guest/invitation-link.service.js';
import { InvitationDoor } from './invitation/invitation-door.service.js';
import { ProposalEffects } from './invitation/proposal-effects.service.js';
import { InvitationView } from './invitation/invitation-view.service.js';
import { InvitationController } from './invitation/invitation.controller.js';
import { Invitations } from './invitation/invitation.service.js';
import { TimeProposalController } from './invitation/time-proposal.controller.js';
import { TimeProposalRepository } from './guest/time-proposal.repository.js';
import { TimeProposals } from './invitation/time-proposals.service.js';
import { ReminderJob } from './event/reminder.job.js';
import { ReminderRepository } from './event/reminder.repository.js';
import { Reminders } from './event/reminders.service.js';
import { CALENDAR_IMPORT_AUDIT_WORDS } from './import/import-audit.texts.js';
import { ImportEntryRepository } from './import/import-entry.repository.js';
import { ImportEventsRepository } from './import/import-events.repository.js';
import { ImportReading } from './import/import-reading.service.js';
import { ImportedChanges } from './import/imported-changes.service.js';
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
import { EventFinds } from './window/event-finds.service.js';
import { EventSearch } from './window/event-search.service.js';
import { FreeTimeController } from './window/free-time.controller.js';
import { FreeTimes } from './window/free-times.service.js';
import { TaskSource } from './window/task-source.service.js';
import { WorkingTimes } from './window/working-times.service.js';

@Module({
  imports: [HoursModule, IdentityModule, TaskModule],
  controllers: [
    CalendarController,
    CalendarImportController,
    EventController,
    EventFileController,
    FreeTimeController,
    FeedController,
    FeedFileController,
    InvitationController,
    RoomController,
    TimeProposalController,
    recordController(ROOM, { rules: ROOMS }),
  ],
  providers: [
    EventAnswers,
    EventDoor,
    EventEdits,
    EventEffects,
    EventInviting,
    EventNotifications,
    EventNotificationSubjects,
    OwnReminderRepository,
    EventRecords,
    EventRepository,
    EventRooms,
    EventService,
    EventStore,
    EventUndo,
    EventView,
    CalendarOwners,
    EventRemains,
    EventSnapshots,
    RestoredEventRepository,
    CancelledEventRepository,
    ChangedEventMails,
    EventGuests,
    EventMails,
    GuestMails,
    GuestRepository,
    NextMeetingRepository,
    NextMeetings,
    InvitationLinks,
    InvitationDoor,
    InvitationView,
    Invitations,
    ProposalEffects,
    TimeProposalRepository,
    TimeProposals,
    RoomRepository,
    RoomService,
    ...offerRecord(ROOMS),
    FeedFiles,
    FeedWriter,
    FeedRepository,
    FeedService,
    CalendarImportJobs,
    CalendarImportRepository,
    CalendarImports,
    ImportEntryRepository,
    ImportedChanges,
    ImportEventsRepository,
    ImportReading,
    ImportRunning,
    ImportUndoing,
    ReminderJob,
    ReminderRepository,
    Reminders,
    BusyNow,
    BusyRepository,
    BusyTimes,
    CalendarWindows,
    EventFinds,
    EventSearch,
    EventWindows,
    EventAttachments,
    EventFileRepository,
    EventFiles,
    EventFileUse,
    FreeTimes,
    MissedReminders,
    WorkingTimes,
    EventHandOver,
    EventHandOverRepository,
    EventSuccessors,
    OwnEventSource,
    TeamEventSource,
    CompanyEventSource,
    TaskSource,
    ...[
      calendarRules,
      calendarOwn,
      CALENDAR_IMPORT_AUDIT_WORDS,
      CALENDAR_RULES_WORDS,
      EVENT_AUDIT_WORDS,
      FEED_AUDIT_WORDS,
    ].map(contribute),
  ],
  exports: [BusyTimes, EventAnswers, EventRooms, EventService, NextMeetings],
})
export class CalendarModule {}
