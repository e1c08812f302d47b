import type { Entity } from '@atrium/platform';
import { EventEntity } from './calendar/event/event.entity.js';
import { RoomEntity } from './calendar/room/room.entity.js';
import { LabelEntity } from './label/label.entity.js';
import { TaskEntity } from './task/task.entity.js';
import { TaskRepeatEntity } from './repeat/task-repeat.entity.js';
import { TaskTemplateEntity } from './template/task-template.entity.js';

export { EventRooms } from './calendar/event/event-rooms.service.js';
export { RoomTaking, type TakenRoom } from './calendar/room/room-taking.service.js';
export { NextMeetings, type NextMeeting } from './calendar/guest/next-meetings.service.js';
export { EventService } from './calendar/planning/event.service.js';
export { readCalendarFile } from './calendar/ics/calendar-file.rules.js';
export { writeFeed } from './calendar/ics/feed.rules.js';
export type { Feed, FeedEvent, FilePerson } from './calendar/ics/feed.types.js';
export { invitationFile } from './calendar/ics/invitation.rules.js';
export { isNewer } from './calendar/ics/file-series.rules.js';
export type {
  EventVersion,
  ImportedCalendar,
  ImportedEvent,
  SkipReason,
} from './calendar/ics/imported-event.types.js';
export { expandSeries, findInstance } from './calendar/recurrence/expand.rules.js';
export { acceptRule } from './calendar/recurrence/rule-check.rules.js';
export { boundsOf, nextInstances } from './calendar/recurrence/search.rules.js';
export type {
  EventWords,
  Instance,
  Refused,
  Series,
  SeriesOverride,
  Window,
} from './calendar/recurrence/series.types.js';
export { TooManyInstancesError } from './calendar/recurrence/too-many-instances.error.js';
export { editSeries } from './calendar/series/series-edit.rules.js';
export type { EditResult, SeriesChange, SeriesEdit } from './calendar/series/series-edit.types.js';
export { calendarRules } from './calendar/settings/calendar-rules.schema.js';
export type { Block } from './calendar/window/busy.rules.js';
export { BusyTimes } from './calendar/window/busy.service.js';
export { CalendarSource } from './calendar/window/calendar-source.service.js';
export type {
  BusyPeople,
  CalendarWindow,
  SourceItem,
  SourceMove,
} from './calendar/window/calendar-source.types.js';
export { dayItem } from './calendar/window/day-item.rules.js';
export { ClientTasks } from './client-task/client-tasks.service.js';
export { WorkDemo } from './demo/work-demo.service.js';
export type {} from './hours/hours.events.js';
export { KnownHours } from './hours/known-hours.service.js';
export {
  WorkHours,
  type AttendedDay,
  type CompanyDay,
  type DayRange as WorkedRange,
} from './hours/work-hours.service.js';
export { LeavingWork, type PassedOn } from './leaving/leaving-work.service.js';
export { LeavingTasks } from './leaving/leaving-tasks.service.js';
export { workMigrations } from './migrations/index.js';
export type { TaskMorning } from './task/due-tasks.repository.js';
export { DueTasks } from './task/due-tasks.service.js';
export { MilestoneDirectory, type KnownMilestone } from './task/milestone-directory.service.js';
export { ProjectTasks, type PlannedTask } from './task/project-tasks.service.js';
export { TaskPeopleService } from './task/task-people.service.js';
export { TeamDirectory } from './task/team-directory.service.js';
export { WorkModule } from './work.module.js';

export const workEntities: Entity[] = [
  EventEntity,
  LabelEntity,
  RoomEntity,
  TaskEntity,
  TaskRepeatEntity,
  TaskTemplateEntity,
];
