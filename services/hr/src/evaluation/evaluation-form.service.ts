import { EVALUATION_FORM, type EvaluationForm, type StepBody } from '@atrium/contracts';
import { AppError, refusedField, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { EvaluationFormEntity } from './evaluation-form.entity.js';
import {
  EVALUATION_FORMS,
  type EvaluationFormRow,
  type EvaluationFormSteps,
} from './evaluation-form.record.js';
import { EvaluationLaunchRepository } from './evaluation-launch.repository.js';
import { EvaluationNotifications } from './evaluation-notifications.service.js';
import { EvaluationScoring } from './evaluation-scoring.service.js';
import { EvaluationStageRepository } from './evaluation-stage.repository.js';
import { isRunning } from './evaluation-stage.rules.js';
import { EvaluationStages } from './evaluation-stages.service.js';
import { EVALUATION_CYCLES, type EvaluationCycleSteps } from './evaluation-cycle.record.js';

const { errors } = EVALUATION_FORM;
type Change = (
  row: EvaluationFormRow,
) => Values<EvaluationFormEntity> | Promise<Values<EvaluationFormEntity>>;

/** What HR does with the forms of a running cycle, whose answers it does not see. */
@Injectable()
export class EvaluationForms {
  readonly steps: EvaluationFormSteps;
  private readonly cycles: EvaluationCycleSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly people: EvaluationLaunchRepository,
    private readonly stages: EvaluationStageRepository,
    private readonly moves: EvaluationStages,
    private readonly scoring: EvaluationScoring,
    private readonly notifications: EvaluationNotifications,
  ) {
    this.steps = records.of(EVALUATION_FORMS);
    this.cycles = records.of(EVALUATION_CYCLES);
  }

  /** It does not count until it is submitted again. @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, EVALUATION_DAY_PAST */
  sendBack(
    user: SignedInUser,
    id: string,
    { version, reason, dueOn }: StepBody<typeof EVALUATION_FORM, 'sendBack'>,
  ): Promise<EvaluationForm> {
    return this.take(user, { step: 'sendBack', id, version }, async () => {
      await this.checkDay(dueOn);
      return { reason, dueOn };
    });
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, EVALUATION_DAY_PAST */
  extend(
    user: SignedInUser,
    id: string,
    { version, dueOn }: StepBody<typeof EVALUATION_FORM, 'extend'>,
  ): Promise<EvaluationForm> {
    return this.take(user, { step: 'extend', id, version }, async ({ state }) => {
      await this.checkDay(dueOn);
      return { dueOn, ...(state === 'missing' && { state: 'draft' as const }) };
    });
  }

  /** What the other had begun is theirs and is not passed on. @throws {AppError} EVALUATION_ABOUT_ONESELF, EVALUATION_REVIEWER */
  reassign(
    user: SignedInUser,
    id: string,
    { version, reviewerId }: StepBody<typeof EVALUATION_FORM, 'reassign'>,
  ): Promise<EvaluationForm> {
    return this.take(user, { step: 'reassign', id, version }, async ({ kind, subjectId, dueOn }) => {
      if (kind === 'self' || subjectId === reviewerId)
        throw refusedField('reviewerId', errors.EVALUATION_ABOUT_ONESELF);
      const [writer] = await this.people.listWriters([reviewerId]);
      if (!writer) throw refusedField('reviewerId', errors.EVALUATION_REVIEWER);
      const today = await this.moves.today();
      return {
        reviewerId,
        answers: {},
        reason: null,
        ...(dueOn !== null && dueOn < today && { dueOn: today }),
      };
    });
  }

  private take(
    user: SignedInUser,
    step: { step: 'sendBack' | 'extend' | 'reassign'; id: string; version: number },
    change: Change,
  ): Promise<EvaluationForm> {
    return this.db.run(user.companyId, async () => {
      // The cycle is locked before its forms, as when somebody submits one.
      await this.stages.lock((await this.steps.find(user, step.id)).cycleId);
      return this.steps.run(user, {
        ...step,
        change: (row) => {
          if (!isRunning(row.cycleState)) throw new AppError(errors.EVALUATION_FORM_CLOSED);
          return change(row);
        },
        after: (row) => this.follow(row),
      });
    });
  }

  private async follow(row: EvaluationFormRow): Promise<void> {
    if (row.cycleState === 'calibration')
      await this.scoring.score(await this.cycles.rows.read(row.cycleId), row.subjectId);
    if (row.userId) await this.notifications.waits([row.userId], row);
  }

  private async checkDay(dueOn: string): Promise<void> {
    if (dueOn < (await this.moves.today())) throw refusedField('dueOn', errors.EVALUATION_DAY_PAST);
  }
}
