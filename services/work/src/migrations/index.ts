import type { Migration } from '@atrium/platform';
import { taskCodeMigration } from './1764100100095-task-code.migration.js';
import { taskMigration } from './1764100100001-task.migration.js';
import { taskPartsMigration } from './1764100100002-task-parts.migration.js';
import { timeMigration } from './1764100100010-time.migration.js';
import { labelMigration } from './1764100100030-label.migration.js';
import { calendarMigration } from './1764100100020-calendar.migration.js';
import { calendarFeedMigration } from './1764100100022-calendar-feed.migration.js';
import { calendarChoicesMigration } from './1764100100050-calendar-choices.migration.js';
import { taskFlowMigration } from './1764100100035-task-flow.migration.js';
import { taskProjectMigration } from './1764100100046-task-project.migration.js';
import { clientTaskMigration } from './1764100100085-client-task.migration.js';
import { taskHandedMigration } from './1764100100065-task-handed.migration.js';
import { calendarImportMigration } from './1764100100055-calendar-import.migration.js';
import { eventGuestsMigration } from './1764100100080-event-guests.migration.js';
import { missedReminderMigration } from './1764100100081-missed-reminder.migration.js';
import { eventFileMigration } from './1764100100082-event-file.migration.js';
import { taskTemplateMigration } from './1764100100060-task-template.migration.js';
import { taskImportMigration } from './1764100100076-task-import.migration.js';
import { openAssigneeMigration } from './1764100100090-open-assignee.migration.js';
import { taskOpenMigration } from './1764100100077-task-open.migration.js';
import { timerStopMigration } from './1764100100075-timer-stop.migration.js';
import { taskRepeatMigration } from './1764100100070-task-repeat.migration.js';
import { calendarFeedFileMigration } from './1764100100101-calendar-feed-file.migration.js';
import { calendarHuesMigration } from './1764100100105-calendar-hues.migration.js';
import { taskFileMigration } from './1764100100110-task-file.migration.js';
import { taskGroupMigration } from './1764100100111-task-group.migration.js';
import { calendarImportPartMigration } from './1764100100115-calendar-import-part.migration.js';
import { calendarEntryStartMigration } from './1765000500001-calendar-entry-start.migration.js';
import { moreHuesMigration } from './1764700100002-more-hues.migration.js';
import { calendarReadingMigration } from './1764100100100-calendar-reading.migration.js';
import { calendarReminderMigration } from './1764100100021-calendar-reminder.migration.js';
import { outsideGuestEmailMigration } from './1765104100002-outside-guest-email.migration.js';

export const workMigrations: Migration[] = [
  taskMigration,
  taskPartsMigration,
  timeMigration,
  calendarMigration,
  calendarReminderMigration,
  calendarFeedMigration,
  labelMigration,
  taskFlowMigration,
  taskProjectMigration,
  calendarImportMigration,
  taskHandedMigration,
  taskTemplateMigration,
  taskRepeatMigration,
  calendarChoicesMigration,
  timerStopMigration,
  eventGuestsMigration,
  missedReminderMigration,
  eventFileMigration,
  clientTaskMigration,
  taskImportMigration,
  taskOpenMigration,
  openAssigneeMigration,
  taskCodeMigration,
  calendarReadingMigration,
  calendarFeedFileMigration,
  calendarHuesMigration,
  taskFileMigration,
  taskGroupMigration,
  calendarImportPartMigration,
  moreHuesMigration,
  calendarEntryStartMigration,
  outsideGuestEmailMigration,
];
