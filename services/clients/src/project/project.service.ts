import {
  dayIn,
  PROJECT,
  type CreateProject,
  type FreeCode,
  type Project,
  type Transition,
  type UpdateProject,
} from '@atrium/contracts';
import { UserDirectoryService } from '@atrium/identity';
import { AppError, Clock, TenantDb, type SignedInUser } from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { Records } from '@atrium/records';
import { ProjectTasks } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import { OwnerChoice } from '../owned/owner-choice.service.js';
import { CLIENTS, type ClientSteps } from '../client/client.record.js';
import { refusedField } from '../refused-field.rules.js';
import { MilestoneService } from './milestone.service.js';
import { planOf } from './project-plan.rules.js';
import { PROJECTS, type ProjectRow, type ProjectSteps } from './project.record.js';
import { ProjectCodes } from './project-codes.service.js';
import { troublesOf } from './project.rules.js';

const { errors } = PROJECT;
const NO_FIGURES = { open: 0, total: 0, late: 0, minutes: 0, numbered: false };

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
    private readonly directory: UserDirectoryService,
    private readonly notifications: Notifications,
    private readonly owners: OwnerChoice,
  ) {
    this.steps = records.of(PROJECTS, (user, rows) => this.completed(user, rows));
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
      await this.checkPeople(user, given);
      const code = given.code ?? (await this.codes.takeFor(client.name));
      const now = this.clock.now();
      const state = given.startOn > dayIn(now, user.companyTimezone) ? 'planned' : 'active';
      const values = { ...given, clientId: client.id, code, state, createdAt: now } as const;
      const after = async (row: ProjectRow) => {
        await this.keep(row);
        if (withTemplate) await this.plan(user, row);
        await this.tell(user, row);
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
        await this.checkPeople(user, given, row);
        if (!code || code === row.code) return given;
        if (await this.tasks.areNumbered(id)) throw refusedField('code', errors.PROJECT_CODE_FIXED);
        return { ...given, code };
      },
      after: async (row, before) => {
        await this.keep(row);
        if (row.managerId !== before.managerId) await this.tell(user, row);
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

  /** The new manager, and no one of their own doing. */
  private async tell(user: SignedInUser, { id, managerId, name, clientName }: ProjectRow): Promise<void> {
    if (managerId === user.id) return;
    await this.notifications.notify({
      to: { users: [managerId] },
      kind: 'project.given',
      query: `show=projects&open=${id}`,
      title: words('You manage the project “{name}” of {client}', { name, client: clientName }),
    });
  }

  /** Those who are named anew. @throws {AppError} PROJECT_PERSON, OWNER_CANNOT_OPEN on `managerId` */
  private async checkPeople(
    user: SignedInUser,
    { managerId, memberIds = [] }: { managerId?: string | undefined; memberIds?: string[] | undefined },
    before?: ProjectRow,
  ): Promise<void> {
    const had = before ? [before.managerId, ...before.memberIds] : [];
    const added = [...new Set([managerId ?? '', ...memberIds])].filter(
      (id) => id !== '' && !had.includes(id),
    );
    if (added.length === 0) return;
    if (managerId !== undefined && added.includes(managerId))
      await this.owners.check([managerId], {
        ...({ resource: 'projects', field: 'managerId' } as const),
        stranger: errors.PROJECT_PERSON,
      });
    const known = new Set(
      (await this.directory.listMembers(user.companyId, { ids: added })).map(({ id }) => id),
    );
    const stranger = added.find((id) => !known.has(id));
    if (stranger === undefined) return;
    throw refusedField(stranger === managerId ? 'managerId' : 'memberIds', errors.PROJECT_PERSON);
  }

  private completed(user: SignedInUser, rows: readonly ProjectRow[]): Promise<object[]> {
    return this.db.run(user.companyId, async () => {
      const people = [...new Set(rows.flatMap(({ managerId, memberIds }) => [managerId, ...memberIds]))];
      const names = await this.directory.listNames(user.companyId, people);
      const figures = await this.tasks.figures(
        user,
        rows.map(({ id }) => id),
      );
      const today = dayIn(this.clock.now(), user.companyTimezone);
      const ref = (id: string) => ({ id, name: names.get(id) ?? '' });
      return rows.map((row) => {
        const { minutes: tracked, numbered: codeFixed, ...tasks } = figures.get(row.id) ?? NO_FIGURES;
        const late = row.openMilestones.filter((due) => due < today).length;
        const milestones = { open: row.openMilestones.length, total: row.milestoneCount, late };
        return {
          manager: ref(row.managerId),
          members: row.memberIds.map(ref),
          tasks,
          tracked,
          milestones,
          codeFixed,
          troubles: troublesOf({ ...row, tasks, tracked, milestones, today }),
        };
      });
    });
  }
}

/** @throws {AppError} PROJECT_ENDS_FIRST on `endOn` */
function refuseDates({ startOn, endOn }: { startOn: string; endOn: string }): void {
  if (endOn < startOn) throw refusedField('endOn', errors.PROJECT_ENDS_FIRST);
}
