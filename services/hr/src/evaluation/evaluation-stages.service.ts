import { dayIn } from '@atrium/contracts';
import { Clock, TenantDb } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { readCompany } from '../company-facts.repository.js';
import {
  EVALUATION_CYCLES,
  type EvaluationCycleRow,
  type EvaluationCycleSteps,
} from './evaluation-cycle.record.js';
import { EVALUATION_FORMS, type EvaluationFormSteps } from './evaluation-form.record.js';
import { EvaluationNotifications } from './evaluation-notifications.service.js';
import { EVALUATION_RESULTS, type EvaluationResultSteps } from './evaluation-result.record.js';
import { EvaluationScoring } from './evaluation-scoring.service.js';
import { EvaluationStageRepository } from './evaluation-stage.repository.js';
import { begunStages, isRunning, isStage, stageOn } from './evaluation-stage.rules.js';

/** Moves cycles from stage to stage. Inside `TenantDb.run` only. */
@Injectable()
export class EvaluationStages {
  private readonly cycles: EvaluationCycleSteps;
  private readonly forms: EvaluationFormSteps;
  private readonly results: EvaluationResultSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly stages: EvaluationStageRepository,
    private readonly scoring: EvaluationScoring,
    private readonly notifications: EvaluationNotifications,
  ) {
    this.cycles = records.of(EVALUATION_CYCLES);
    this.forms = records.of(EVALUATION_FORMS);
    this.results = records.of(EVALUATION_RESULTS);
  }

  async today(): Promise<string> {
    return dayIn(this.clock.now(), (await readCompany(this.db)).timezone);
  }

  /** When all is in, or the last day has passed; what was not submitted by then is missing. The cycle is locked first. */
  async moveOn(cycleId: string): Promise<void> {
    const before = await this.cycles.rows.lock(cycleId);
    if (!isRunning(before.state)) return;
    const today = await this.today();
    await this.leaveOut(cycleId);
    await this.endOverdue(before, today);
    if (!isStage(before.state)) return;
    const open = await this.stages.countOpen(cycleId);
    const state = stageOn(before.state, { open, deadlines: before.deadlines, today });
    if (state === before.state) return;
    await this.cycles.table.change(before, { state }, null);
    const row = await this.cycles.record({ step: 'moveOn', by: null, id: cycleId, before });
    await this.endOverdue(row, today);
    await this.begin(row);
  }

  /** What follows from the cycle's new stage. */
  async begin(cycle: EvaluationCycleRow): Promise<void> {
    if (cycle.state === 'calibration') {
      await this.scoring.score(cycle);
      await this.notifications.forgetReminder(cycle);
    }
    if (!isStage(cycle.state)) return;
    const users = await this.stages.listOwing(cycle.id, { stages: [cycle.state], dueOn: null });
    await this.notifications.opened({ users, cycle });
    await this.remindHr(cycle);
  }

  /** Of the stage that runs. */
  async remindHr({ id, name, state, deadlines }: EvaluationCycleRow): Promise<void> {
    const dueOn = isStage(state) ? deadlines[state] : null;
    const forms = isStage(state) ? ((await this.stages.countOpen(id)).get(state) ?? 0) : 0;
    if (dueOn !== null && forms > 0) await this.notifications.remindHr({ id, name }, { forms, dueOn });
  }

  /** Who has left takes no part any more. */
  private async leaveOut(cycleId: string): Promise<void> {
    await this.forms.table.noteAll(await this.stages.listLeft(cycleId), {}, { state: 'void' });
    await this.results.table.noteAll(await this.stages.listLeftResults(cycleId), {}, { state: 'void' });
  }

  private async endOverdue({ id, state }: EvaluationCycleRow, today: string): Promise<void> {
    const overdue = await this.stages.listOverdue(id, begunStages(state), today);
    await this.forms.table.noteAll(overdue, {}, { state: 'missing' });
  }
}
