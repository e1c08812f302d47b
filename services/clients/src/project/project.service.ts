import {
  dayIn,
  PROJECT,
  type CreateProject,
  type FreeCode,
  type Project,
  type Transition,
  type UpdateProject,
} from '@atrium/contracts';
import { AppError, Clock, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { ProjectTasks } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { CLIENTS, type ClientSteps } from '../client/client.record.js';
import { MilestoneService } from './milestone.service.js';
import { planOf } from './project-plan.rules.js';
import { PROJECTS, type ProjectRow, type ProjectSteps } from './project.record.js';
import { ProjectCodes } from './project-codes.service.js';
import { ProjectFigures } from './project-figures.service.js';
import { ProjectPeople } from './project-people.service.js';

const { errors } = PROJECT;

/** What is done for clients. */
@Injectable()
export class ProjectService {
  readonly steps: ProjectSteps;
  private readonly clients: ClientSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly codes: ProjectCodes,
    private readonly milestones: MilestoneService,
    private readonly tasks: ProjectTasks,
    private readonly people: ProjectPeople,
    figures: ProjectFigures,
  ) {
    this.steps = records.of(PROJECTS, (user, rows) => figures.complete(user, rows));
    this.clients = records.of(CLIENTS);
  }

  /** A code for a new project of a client. @throws {AppError} NOT_FOUND */
  freeCode(user: SignedInUser, clientId: string): Promise<FreeCode> {
    return this.db.run(user.companyId, async () => {
      const { name } = await this.clients.find(user, clientId);
      return { code: await this.codes.freeFor(name) };
    });
  }

  /**
   * With the milestones and tasks of its kind where that is wanted, all in one transaction.
   * @throws {AppError} PROJECT_CLIENT on `clientId`, PROJECT_PERSON on `managerId` or `memberIds`, PROJECT_ENDS_FIRST
   * on `endOn`, PROJECT_CODE_TAKEN on `code`
   */
  create(user: SignedInUser, { withTemplate, ...given }: CreateProject): Promise<Project> {
    refuseDates(given);
    return this.db.run(user.companyId, async () => {
      const client = await this.clients.open(user, { step: 'update', id: given.clientId }).catch(() => {
        throw refusedField('clientId', errors.PROJECT_CLIENT);
      });
      await this.people.check(user, given);
      const code = given.code ?? (await this.codes.takeFor(client.name));
      const now = this.clock.now();
      const state = given.startOn > dayIn(now, user.companyTimezone) ? 'planned' : 'active';
      const values = { ...given, clientId: client.id, code, state, createdAt: now } as const;
      const after = async (row: ProjectRow) => {
        await this.keep(row);
        if (withTemplate) await this.plan(user, row);
        await this.people.notifyManager(user, row);
      };
      const { id } = await this.steps.create(user, values, { after });
      return this.steps.get(user, id);
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, PROJECT_ENDED, PROJECT_CODE_FIXED on `code`, and as `create` */
  update(user: SignedInUser, id: string, { version, code, ...given }: UpdateProject): Promise<Project> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async (row) => {
        refuseDates({ ...row, ...given });
        await this.people.check(user, given, row);
        if (!code || code === row.code) return given;
        if (await this.tasks.areNumbered(id)) throw refusedField('code', errors.PROJECT_CODE_FIXED);
        return { ...given, code };
      },
      after: async (row, before) => {
        await this.keep(row);
        if (row.managerId !== before.managerId) await this.people.notifyManager(user, row);
      },
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED, PROJECT_MILESTONES_OPEN */
  complete(user: SignedInUser, id: string, { version }: Transition): Promise<Project> {
    return this.steps.run(user, {
      step: 'complete',
      id,
      version,
      change: ({ openMilestones }) => {
        if (openMilestones.length > 0) throw new AppError(errors.PROJECT_MILESTONES_OPEN);
        return {};
      },
    });
  }

  private keep({ id, code, name, managerId, memberIds }: ProjectRow): Promise<void> {
    return this.tasks.keep({ id, code, name, leadId: managerId, memberIds });
  }

  private async plan(user: SignedInUser, { id, kind, startOn, managerId }: ProjectRow): Promise<void> {
    for (const { tasks, ...milestone } of planOf(kind, startOn)) {
      const { id: milestoneId } = await this.milestones.add(user, { ...milestone, projectId: id });
      const planned = tasks.map((task) => ({ ...task, milestoneId, assigneeIds: [managerId] }));
      await this.tasks.plan(user, id, planned);
    }
  }
}

/** @throws {AppError} PROJECT_ENDS_FIRST on `endOn` */
function refuseDates({ startOn, endOn }: { startOn: string; endOn: string }): void {
  if (endOn < startOn) throw refusedField('endOn', errors.PROJECT_ENDS_FIRST);
}
