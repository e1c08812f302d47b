import type { AskTask, ClientComments, ClientTasks as Shown } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { ClientTasks } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { ProjectRepository } from './project.repository.js';

/** The tasks of a client who signs in: those of their projects that are shared with them. */
@Injectable()
export class OwnTasks {
  constructor(
    private readonly db: TenantDb,
    private readonly projects: ProjectRepository,
    private readonly tasks: ClientTasks,
  ) {}

  list(user: SignedInUser): Promise<Shown> {
    return this.with(user, (projects) => this.tasks.list(projects));
  }

  /** @throws {AppError} NOT_FOUND of another client's project, TOO_MANY_ATTEMPTS */
  ask(user: SignedInUser, given: AskTask): Promise<Shown> {
    return this.with(user, (projects) => this.tasks.ask(user, projects, given));
  }

  /** @throws {AppError} NOT_FOUND of a task that is not shared with them */
  comments(user: SignedInUser, taskId: string): Promise<ClientComments> {
    return this.with(user, (projects) => this.tasks.comments(user, projects, taskId));
  }

  /** @throws {AppError} NOT_FOUND of a task that is not shared with them, TOO_MANY_ATTEMPTS */
  comment(user: SignedInUser, comment: { taskId: string; text: string }): Promise<ClientComments> {
    return this.with(user, (projects) => this.tasks.comment(user, projects, comment));
  }

  /** Colleagues have no projects of their own as clients. */
  private with<Answer>(
    { companyId, email, role }: SignedInUser,
    work: (projects: { id: string; name: string }[]) => Promise<Answer>,
  ): Promise<Answer> {
    return this.db.run(companyId, async () =>
      work(role === 'client' ? await this.projects.ofContact(email) : []),
    );
  }
}
