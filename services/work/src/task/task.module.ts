import { TASK } from '@atrium/contracts';
import { IdentityModule } from '@atrium/identity';
import { recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { FlowModule } from '../flow/flow.module.js';
import { HoursModule } from '../hours/hours.module.js';
import { LabelModule } from '../label/label.module.js';
import { RelationModule } from '../relation/relation.module.js';
import { DueTasksJob } from './due-tasks.job.js';
import { DueTasksRepository } from './due-tasks.repository.js';
import { DueTasks } from './due-tasks.service.js';
import { ListTurns } from './list-turns.service.js';
import { NamedInTask } from './named-in-task.service.js';
import { NewTasks } from './new-tasks.service.js';
import { ProjectTasks } from './project-tasks.service.js';
import { TaskArchive } from './task-archive.service.js';
import { TaskAnswers } from './task-answers.service.js';
import { TaskBoards } from './task-board.service.js';
import { TaskBulk } from './task-bulk.service.js';
import { TaskClosing } from './task-closing.service.js';
import { TaskController } from './task.controller.js';
import { TaskEntering } from './task-entering.service.js';
import { TaskExport } from './task-export.service.js';
import { TaskFilters } from './task-filters.service.js';
import { TaskGroupCounts } from './task-group-counts.service.js';
import { TaskNotesFollower } from './task-notes-follow.service.js';
import { TaskNotesJob } from './task-notes.job.js';
import { TaskNotesRepository } from './task-notes.repository.js';
import { TaskNotes } from './task-notes.service.js';
import { TaskLists } from './task-lists.service.js';
import { TaskMoves } from './task-moves.service.js';
import { TaskRecords } from './task-records.service.js';
import { TaskViewController } from './task-view.controller.js';
import { TaskInsert } from './task-insert.service.js';
import { TaskContents } from './task-contents.service.js';
import { TaskNotifications } from './task-notifications.service.js';
import { TaskOrder } from './task-order.service.js';
import { TaskPlaces } from './task-places.service.js';
import { TaskPeopleService } from './task-people.service.js';
import { TaskRefs } from './task-refs.service.js';
import { TaskRepository } from './task.repository.js';
import { TaskSearch } from './task-search.service.js';
import { TASKS } from './task.record.js';
import { TaskService } from './task.service.js';
import { TaskTeamRepository } from './task-team.repository.js';
import { TaskTeams } from './task-team.service.js';
import { TaskTrail } from './task-trail.service.js';
import { TaskStages } from './task-stages.service.js';
import { TaskNotificationSubjects, TaskSubject } from './task-subject.service.js';

/** Each operation of a task by the use case that has it. */
const TASK_CONTROLLERS = [
  recordController(TASK, { rules: TASKS, service: TaskLists, only: ['list', 'get'] }),
  recordController(TASK, { rules: TASKS, service: NewTasks, only: ['create'] }),
  recordController(TASK, { rules: TASKS, service: TaskService, only: ['update'] }),
  recordController(TASK, { rules: TASKS, service: TaskMoves, only: ['move'] }),
  recordController(TASK, { rules: TASKS, service: TaskArchive, only: ['archive', 'restore'] }),
];

@Module({
  imports: [FlowModule, HoursModule, IdentityModule, LabelModule, RelationModule],
  controllers: [TaskController, TaskViewController, ...TASK_CONTROLLERS],
  providers: [
    TaskNotes,
    TaskNotesFollower,
    TaskNotesJob,
    TaskNotesRepository,
    DueTasks,
    DueTasksJob,
    DueTasksRepository,
    ListTurns,
    NamedInTask,
    NewTasks,
    ProjectTasks,
    TaskContents,
    TaskInsert,
    TaskArchive,
    TaskEntering,
    TaskLists,
    TaskMoves,
    TaskRecords,
    TaskBoards,
    TaskBulk,
    TaskFilters,
    TaskNotifications,
    TaskNotificationSubjects,
    TaskOrder,
    TaskPlaces,
    TaskTeamRepository,
    TaskTeams,
    TaskAnswers,
    TaskClosing,
    TaskExport,
    TaskGroupCounts,
    TaskPeopleService,
    TaskRefs,
    TaskRepository,
    TaskSearch,
    TaskService,
    TaskStages,
    TaskSubject,
    TaskTrail,
  ],
  exports: [
    DueTasks,
    ListTurns,
    NamedInTask,
    NewTasks,
    ProjectTasks,
    TaskLists,
    TaskContents,
    TaskFilters,
    TaskInsert,
    TaskNotifications,
    TaskPeopleService,
    TaskRecords,
    TaskNotes,
    TaskNotesFollower,
    TaskPlaces,
    TaskRefs,
    TaskRepository,
    TaskService,
  ],
})
export class TaskModule {}
