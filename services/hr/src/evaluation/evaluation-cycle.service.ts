import {
  EVALUATION_CYCLE,
  type CreateEvaluationCycle,
  type EvaluationCycle,
  type EvaluationPublishing,
  type StepBody,
  type Transition,
  type UpdateEvaluationCycle,
} from '@atrium/contracts';
import {
  AppError,
  Clock,
  notFound,
  refusedField,
  TenantDb,
  wrongField,
  type SignedInUser,
} from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EVALUATION_CYCLES, type EvaluationCycleSteps } from './evaluation-cycle.record.js';
import { refusePlan } from './evaluation-cycle.rules.js';
import { EvaluationLaunchRepository } from './evaluation-launch.repository.js';
import { EvaluationLaunch } from './evaluation-launch.service.js';
import { EvaluationNotifications } from './evaluation-notifications.service.js';
import { EVALUATION_RESULTS, type EvaluationResultSteps } from './evaluation-result.record.js';
import { EvaluationStageRepository, type PublishableResult } from './evaluation-stage.repository.js';

const { errors } = EVALUATION_CYCLE;

/** Rounds of evaluations, from their plan to the publishing of what came of them. */
@Injectable()
export class EvaluationCycles {
  readonly steps: EvaluationCycleSteps;
  private readonly results: EvaluationResultSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly people: EvaluationLaunchRepository,
    private readonly start: EvaluationLaunch,
    private readonly stages: EvaluationStageRepository,
    private readonly notifications: EvaluationNotifications,
  ) {
    this.steps = records.of(EVALUATION_CYCLES);
    this.results = records.of(EVALUATION_RESULTS);
  }

  /** @throws {AppError} EVALUATION_CYCLE_NAME_TAKEN, EVALUATION_PERIOD and others beside their field */
  create(user: SignedInUser, values: CreateEvaluationCycle): Promise<EvaluationCycle> {
    return this.db.run(user.companyId, async () => {
      await this.check(values);
      return this.steps.create(user, values);
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, as `create` */
  update(
    user: SignedInUser,
    id: string,
    { version, ...values }: UpdateEvaluationCycle,
  ): Promise<EvaluationCycle> {
    return this.steps.run(user, {
      step: 'update',
      id,
      version,
      change: async (row) => {
        await this.check({ ...row, ...values });
        return values;
      },
    });
  }

  launch(user: SignedInUser, id: string, given: Transition): Promise<EvaluationCycle> {
    return this.start.launch(user, id, given);
  }

  /**
   * Final. The cycle is published once nobody's result is left.
   * @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, EVALUATION_BLOCKED, EVALUATION_NOBODY
   */
  publish(
    user: SignedInUser,
    id: string,
    { version, resultIds }: StepBody<typeof EVALUATION_CYCLE, 'publish'>,
  ): Promise<EvaluationCycle> {
    return this.steps.run(user, {
      step: 'publish',
      id,
      version,
      change: async (cycle) => {
        const left = await this.stages.listPublishable(id);
        const chosen = chosenOf(left, resultIds);
        await this.publishAll(user, cycle, chosen);
        return chosen.length === left.length ? { state: 'published' as const } : {};
      },
    });
  }

  /** What stands between a cycle and its results. @throws {AppError} NOT_FOUND */
  publishing(user: SignedInUser, id: string): Promise<EvaluationPublishing> {
    return this.db.run(user.companyId, async () => {
      await this.steps.find(user, id);
      const left = await this.stages.listPublishable(id);
      const blocked = left.filter(({ openForms }) => openForms > 0);
      return {
        ready: left.length - blocked.length,
        blocked: blocked.map(({ id: resultId, subjectId, subjectName: name, openForms }) => ({
          resultId,
          subject: { id: subjectId, name },
          openForms,
        })),
      };
    });
  }

  private async publishAll(
    user: SignedInUser,
    cycle: { id: string; name: string },
    chosen: readonly PublishableResult[],
  ): Promise<void> {
    const ids = chosen.map(({ id }) => id);
    const before = new Map((await this.results.rows.lockAll(ids)).map((row) => [row.id, row]));
    const published = { state: 'published' as const, publishedAt: this.clock.now() };
    await this.results.table.noteAll(ids, { state: 'running' }, published);
    await this.results.recordAll({ step: 'publish', by: user, ids, before });
    const users = chosen.flatMap(({ userId }) => userId ?? []);
    await this.notifications.published({ users, cycle }, user.id);
  }

  private async check(plan: Omit<CreateEvaluationCycle, 'name'>): Promise<void> {
    const refused = refusePlan(plan);
    if (refused) throw refusedField(refused.field, refused.refusal);
    const ids = new Set(plan.templates.map(({ templateId }) => templateId));
    if (ids.size === 0) return;
    if ((await this.people.listTemplates([...ids])).length < ids.size)
      throw wrongField('templates', 'Choose templates that are not archived.');
  }
}

/** Those that are to be published, none of whom waits for a form. */
function chosenOf(left: PublishableResult[], resultIds: readonly string[] | null): PublishableResult[] {
  const ids = resultIds && new Set(resultIds);
  const chosen = ids ? left.filter(({ id }) => ids.has(id)) : left;
  if (ids && chosen.length < ids.size) throw notFound();
  if (chosen.length === 0) throw new AppError(errors.EVALUATION_NOBODY);
  if (chosen.some(({ openForms }) => openForms > 0)) throw new AppError(errors.EVALUATION_BLOCKED);
  return chosen;
}
