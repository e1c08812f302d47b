import {
  MILESTONE,
  type CreateMilestone,
  type Milestone,
  type OwnMilestone,
  type StepBody,
  type Transition,
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
import { MILESTONES, type MilestoneRow, type MilestoneSteps } from './milestone.record.js';
import { PROJECTS, type ProjectSteps } from './project.record.js';
import { ProjectRepository } from './project.repository.js';
import { refuseEnded } from './project.rules.js';

/** What projects reach by when, and what their clients say to it. */
@Injectable()
export class MilestoneService {
  readonly steps: MilestoneSteps;
  private readonly projects: ProjectSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly repository: ProjectRepository,
    private readonly tasks: ProjectTasks,
    private readonly notifications: Notifications,
  ) {
    this.steps = records.of(MILESTONES, (user, rows) => this.complete(user, rows));
    this.projects = records.of(PROJECTS);
  }

  /** @throws {AppError} NOT_FOUND of the project, PROJECT_ENDED */
  create(user: SignedInUser, given: CreateMilestone): Promise<Milestone> {
    return this.db.run(user.companyId, async () => {
      const { state } = await this.projects.lock(user, given.projectId);
      const refusal = refuseEnded(state);
      if (refusal) throw new AppError(refusal);
      return this.add(user, given);
    });
  }

  /** Of a project that is being made. Inside `TenantDb.run` only. */
  add(
    user: SignedInUser,
    { projectId, title, dueOn, criteria, amount = null }: CreateMilestone,
  ): Promise<Milestone> {
    return this.steps.create(user, {
      projectId,
      title,
      dueOn,
      criteria,
      amount,
      state: 'pending',
    });
  }

  /**
   * Somebody of the company writes down what the client said where they did not say it in the portal.
   * @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED, MILESTONE_APPROVED, PROJECT_ENDED
   */
  approve(user: SignedInUser, id: string, { version }: Transition): Promise<Milestone> {
    const change = () => this.decided(user, null);
    return this.steps.run(user, { step: 'approve', id, version, change });
  }

  /** As `approve`, where they want something changed. */
  change(
    user: SignedInUser,
    id: string,
    { version, answer }: StepBody<typeof MILESTONE, 'change'>,
  ): Promise<Milestone> {
    const change = () => this.decided(user, answer);
    return this.steps.run(user, { step: 'change', id, version, change });
  }

  /** What was shown to the clients at which the person is a contact. */
  listOwn({ companyId, email, role }: SignedInUser): Promise<{ items: OwnMilestone[] }> {
    return this.db.run(companyId, async () => {
      if (role !== 'client') return { items: [] };
      const ids = await this.repository.shownTo(email);
      const rows = await this.steps.rows.readAll(ids);
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
      const before = await this.steps.rows.lock(id);
      const refusal = refusalOf(MILESTONES, { step, row: before, by: user });
      if (refusal) throw new AppError(refusal);
      if (before.version !== version) throw new AppError('STALE_VERSION');
      const { to: state } = MILESTONE.steps[step];
      const values = { state, ...this.decided(user, approved ? null : answer) };
      await this.steps.table.change(before, values, user.id);
      const row = await this.steps.record({ step, by: user, id, before });
      await this.notify(row, user);
      return ownOf(row);
    });
  }

  private decided(by: SignedInUser, answer: string | null) {
    return { decidedAt: this.clock.now(), decidedBy: nameOf(by), answer };
  }

  private async notify({ ownerId, projectId, title, state, answer }: MilestoneRow, by: SignedInUser) {
    const said = { name: nameOf(by), title };
    await this.notifications.notify({
      to: { users: [ownerId] },
      kind: 'milestone.decided',
      query: `show=projects&open=${projectId}`,
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
  id: row.id,
  version: row.version,
  project: row.projectName,
  title: row.title,
  dueOn: row.dueOn,
  criteria: row.criteria,
  state: row.state,
  answer: row.answer,
  decidedBy: row.decidedBy,
});
