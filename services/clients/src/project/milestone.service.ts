import {
  MILESTONE,
  type CreateMilestone,
  type Milestone,
  type MilestoneQuery,
  type MilestoneState,
  type OwnMilestone,
  type Page,
  type UpdateMilestone,
} from '@atrium/contracts';
import {
  AppError,
  Clock,
  nameOf,
  notFound,
  refusedField,
  TenantDb,
  type SignedInUser,
} from '@atrium/platform';
import { Notifications, words } from '@atrium/reach';
import { type Place, Records, refusalOf } from '@atrium/records';
import { ProjectTasks } from '@atrium/work';
import { Injectable } from '@nestjs/common';
import type { MilestoneEntity } from './milestone.entity.js';
import { MILESTONES, type MilestoneRow, type MilestoneSteps } from './milestone.record.js';
import { PROJECTS, type ProjectSteps } from './project.record.js';
import { ProjectRepository } from './project.repository.js';
import { refuseStep } from './project.rules.js';

type Step = 'start' | 'submit' | 'approve' | 'change' | 'invoice';

const LEADS_TO: Record<Step, MilestoneState> = {
  start: 'in_progress',
  submit: 'submitted',
  approve: 'client_approved',
  change: 'changes_requested',
  invoice: 'invoiced',
};

interface Taken {
  step: Step;
  answer?: string | null;
  /** Of the step `invoice`. */
  invoiceNumber?: string;
}

/** What projects reach by when, and what their clients say to it. */
@Injectable()
export class MilestoneService {
  private readonly milestones: MilestoneSteps;
  private readonly projects: ProjectSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly repository: ProjectRepository,
    private readonly tasks: ProjectTasks,
    private readonly notifications: Notifications,
  ) {
    this.milestones = records.of(MILESTONES, (user, rows) => this.complete(user, rows));
    this.projects = records.of(PROJECTS);
  }

  list(user: SignedInUser, query: MilestoneQuery): Promise<Page<Milestone>> {
    return this.milestones.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<Milestone> {
    return this.milestones.get(user, id);
  }

  /** @throws {AppError} NOT_FOUND of the project, PROJECT_ENDED */
  create(user: SignedInUser, given: CreateMilestone): Promise<Milestone> {
    return this.db.run(user.companyId, async () => {
      const { state } = await this.projects.lock(user, given.projectId);
      const refusal = refuseStep('update', state);
      if (refusal) throw new AppError(refusal);
      return this.add(user, given);
    });
  }

  /** Of a project that is being made. Inside `TenantDb.run` only. */
  add(
    user: SignedInUser,
    { projectId, title, dueOn, criteria, amount = null }: CreateMilestone,
  ): Promise<Milestone> {
    return this.milestones.create(user, {
      projectId,
      title,
      dueOn,
      criteria,
      amount,
      state: 'pending',
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, MILESTONE_APPROVED, PROJECT_ENDED */
  update(user: SignedInUser, id: string, { version, ...given }: UpdateMilestone): Promise<Milestone> {
    return this.milestones.run(user, { ...{ step: 'update', id, version }, change: () => given });
  }

  /**
   * Somebody of the company writes down what the client said where they did not say it in the portal.
   * @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED, MILESTONE_APPROVED, PROJECT_ENDED
   */
  take(
    user: SignedInUser,
    { step, answer = null, invoiceNumber, ...place }: Place & Taken,
  ): Promise<Milestone> {
    return this.milestones.run(user, {
      ...{ ...place, step },
      change: () => ({
        ...this.valuesOf(step, { answer, by: nameOf(user) }),
        ...(invoiceNumber !== undefined && { invoiceNumber }),
      }),
    });
  }

  /** What was shown to the clients at which the person is a contact. */
  listOwn({ companyId, email, role }: SignedInUser): Promise<{ items: OwnMilestone[] }> {
    return this.db.run(companyId, async () => {
      if (role !== 'client') return { items: [] };
      const ids = await this.repository.shownTo(email);
      const rows = await this.milestones.rows.readAll(ids);
      return {
        items: rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)).map(ownOf),
      };
    });
  }

  /**
   * The client's own word.
   * @throws {AppError} NOT_FOUND of one that was not shown to them, STALE_VERSION, MILESTONE_APPROVED,
   * MILESTONE_ANSWER on `answer`
   */
  decide(
    user: SignedInUser,
    { id, version, approved, answer }: Place & { approved: boolean; answer: string | null },
  ): Promise<OwnMilestone> {
    return this.db.run(user.companyId, async () => {
      if (user.role !== 'client') throw notFound();
      const own = await this.repository.shownTo(user.email);
      if (!own.includes(id)) throw notFound();
      if (!approved && !answer) throw refusedField('answer', MILESTONE.errors.MILESTONE_ANSWER);
      const step = approved ? 'approve' : 'change';
      const before = await this.milestones.rows.lock(id);
      const refusal = refusalOf(MILESTONES, { step, row: before, by: user });
      if (refusal) throw new AppError(refusal);
      if (before.version !== version) throw new AppError('STALE_VERSION');
      const values = this.valuesOf(step, { answer: approved ? null : answer, by: nameOf(user) });
      await this.milestones.table.change(before, values, user.id);
      const row = await this.milestones.record({ step, by: user, id, before });
      await this.notify(row, user);
      return ownOf(row);
    });
  }

  private valuesOf(
    step: Step,
    { answer, by }: { answer: string | null; by: string },
  ): Partial<MilestoneEntity> {
    const isDecision = step === 'approve' || step === 'change';
    const decided = isDecision ? { decidedAt: this.clock.now(), decidedBy: by, answer } : {};
    return { state: LEADS_TO[step], ...decided };
  }

  private async notify({ ownerId, projectId, title, state, answer }: MilestoneRow, by: SignedInUser) {
    const said = { name: nameOf(by), title };
    await this.notifications.notify({
      to: { users: ownerId === null ? [] : [ownerId] },
      ...{ kind: 'milestone.decided', query: `show=projects&open=${projectId}` },
      title:
        state === 'client_approved'
          ? words('{name} approved “{title}”', said)
          : words('{name} wants changes to “{title}”', said),
      ...(answer && { text: answer }),
    });
  }

  private complete(user: SignedInUser, rows: readonly MilestoneRow[]): Promise<object[]> {
    return this.db.run(user.companyId, async () => {
      const figures = await this.tasks.ofMilestones(rows.map(({ id }) => id));
      return rows.map(({ id }) => ({ tasks: figures.get(id) ?? { open: 0, total: 0 } }));
    });
  }
}

const ownOf = (row: MilestoneRow): OwnMilestone => ({
  ...{ id: row.id, version: row.version, project: row.projectName, title: row.title, dueOn: row.dueOn },
  ...{ criteria: row.criteria, state: row.state, answer: row.answer, decidedBy: row.decidedBy },
});
