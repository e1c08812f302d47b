import { dayIn, type CreateTask, type Task } from '@atrium/contracts';
import { Clock, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import {
  TaskProjectRepository,
  type MilestoneFigures,
  type ProjectFigures,
  type TaskProject,
} from '../relation/task-project.repository.js';
import { TaskNotesFollower } from './task-notes-follow.service.js';
import { NewTasks } from './new-tasks.service.js';

/** A task that a project starts with. */
export type PlannedTask = Pick<
  CreateTask,
  'title' | 'tab' | 'assigneeIds' | 'startOn' | 'dueOn' | 'estimate'
> & { milestoneId: string | null; visibility?: CreateTask['visibility'] };

/** The tasks of projects, for the service that keeps the projects. Inside `TenantDb.run`, but for `figures`. */
@Injectable()
export class ProjectTasks {
  constructor(
    private readonly projects: TaskProjectRepository,
    private readonly tasks: NewTasks,
    private readonly notes: TaskNotesFollower,
    private readonly clock: Clock,
  ) {}

  /** Makes the project known to tasks, or says what changed of it. */
  async keep(project: TaskProject): Promise<void> {
    if (await this.projects.put(project)) await this.notes.follow();
  }

  /** Whether tasks were given numbers of it. Its code stays as it is until the transaction ends. */
  areNumbered(projectId: string): Promise<boolean> {
    return this.projects.areNumbered(projectId);
  }

  /** In their order; their assignees hear of the project, not of each task. @throws {AppError} as for any task */
  async plan(user: SignedInUser, projectId: string, planned: readonly PlannedTask[]): Promise<Task[]> {
    const made: Task[] = [];
    // A new task goes on top, so the last one comes first.
    for (const task of planned.toReversed())
      made.unshift(
        await this.tasks.create(
          user,
          {
            visibility: 'internal',
            ...task,
            projectId,
            description: null,
            priority: 'none',
            labels: [],
            stage: 'todo',
            parentId: null,
          },
          { quiet: true },
        ),
      );
    return made;
  }

  figures(user: SignedInUser, ids: readonly string[]): Promise<Map<string, ProjectFigures>> {
    return this.projects.figures(user.companyId, ids, dayIn(this.clock.now(), user.companyTimezone));
  }

  /** By the milestone's id. */
  ofMilestones(ids: readonly string[]): Promise<Map<string, MilestoneFigures>> {
    return this.projects.ofMilestones(ids);
  }
}
