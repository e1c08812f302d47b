import {
  dayIn,
  EVALUATION_FORM,
  type EvaluationAnswers,
  type EvaluationScale,
  type FilledEvaluationForm,
  type OwnEvaluationForm,
  type SaveEvaluationForm,
} from '@atrium/contracts';
import { AppError, Audit, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EVALUATION_CYCLES, type EvaluationCycleSteps } from './evaluation-cycle.record.js';
import { EVALUATION_FORMS, type EvaluationFormSteps } from './evaluation-form.record.js';
import { refuseAnswers, type RefusalCode } from './evaluation-refusal.rules.js';
import { EvaluationScoring } from './evaluation-scoring.service.js';
import { EvaluationStageRepository } from './evaluation-stage.repository.js';
import { isFormOpen } from './evaluation-stage.rules.js';
import { EvaluationStages } from './evaluation-stages.service.js';
import { OwnEvaluationRepository, type FilledFormRow, type OwnFormRow } from './own-evaluation.repository.js';

const SUBMIT = 'evaluationForm.submit';

/** The forms that somebody writes, about themselves and about others. */
@Injectable()
export class OwnEvaluations {
  private readonly forms: EvaluationFormSteps;
  private readonly cycles: EvaluationCycleSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly own: OwnEvaluationRepository,
    private readonly stages: EvaluationStageRepository,
    private readonly moves: EvaluationStages,
    private readonly scoring: EvaluationScoring,
  ) {
    this.forms = records.of(EVALUATION_FORMS);
    this.cycles = records.of(EVALUATION_CYCLES);
  }

  async list({ companyId, id }: SignedInUser): Promise<OwnEvaluationForm[]> {
    return (await this.own.list(companyId, id)).map((row) => this.show(row));
  }

  /** @throws {AppError} NOT_FOUND */
  async get({ companyId, id: userId }: SignedInUser, id: string): Promise<FilledEvaluationForm> {
    const row = await this.own.find(companyId, userId, id);
    if (!row) throw notFound();
    return this.fill(row);
  }

  /**
   * Keeps what was typed.
   * @throws {AppError} STALE_VERSION with what is saved by now beside each question that differs, EVALUATION_FORM_CLOSED,
   * VALIDATION_FAILED
   */
  save(user: SignedInUser, id: string, given: SaveEvaluationForm): Promise<FilledEvaluationForm> {
    return this.db.run(user.companyId, async () => {
      const row = await this.open(user, id, given);
      checkAnswers(row, given.answers, { isDraft: true });
      const state = row.state === 'returned' ? 'returned' : 'draft';
      await this.forms.table.change(row, { answers: given.answers, state }, user.id);
      return this.get(user, id);
    });
  }

  /** @throws {AppError} as `save` */
  submit(user: SignedInUser, id: string, given: SaveEvaluationForm): Promise<FilledEvaluationForm> {
    return this.db.run(user.companyId, async () => {
      const found = await this.own.find(user.companyId, user.id, id);
      if (!found) throw notFound();
      // The cycle is locked before its forms, as when it moves on.
      await this.stages.lock(found.cycleId);
      const row = await this.open(user, id, given);
      checkAnswers(row, given.answers, { isDraft: false });
      const before = await this.forms.rows.read(id);
      const submitted = {
        answers: given.answers,
        state: 'submitted' as const,
        submittedAt: this.clock.now(),
      };
      await this.forms.table.change(row, submitted, user.id);
      // Nobody learns from the trail which colleague wrote, and when.
      if (row.kind === 'peer') this.audit.skip(SUBMIT);
      else await this.forms.record({ step: 'submit', by: user, id, before });
      await this.follow(row);
      return this.get(user, id);
    });
  }

  private async follow({ cycleId, cycleState, subjectId }: FilledFormRow): Promise<void> {
    if (cycleState === 'calibration')
      await this.scoring.score(await this.cycles.rows.read(cycleId), subjectId);
    else await this.moves.moveOn(cycleId);
  }

  private async open(user: SignedInUser, id: string, given: SaveEvaluationForm): Promise<FilledFormRow> {
    const row = await this.own.lock(user.id, id);
    if (!row) throw notFound();
    if (row.version !== given.version) {
      throw new AppError('STALE_VERSION', { fields: savedBeside(row.answers, given.answers) });
    }
    if (!isFormOpen(row, this.today(row))) throw new AppError(EVALUATION_FORM.errors.EVALUATION_FORM_CLOSED);
    return row;
  }

  private today({ timezone }: OwnFormRow): string {
    return dayIn(this.clock.now(), timezone);
  }

  private fill(row: FilledFormRow): FilledEvaluationForm {
    return { ...this.show(row), ...row.content, answers: row.answers };
  }

  private show(row: OwnFormRow): OwnEvaluationForm {
    return {
      id: row.id,
      version: row.version,
      cycle: { id: row.cycleId, name: row.cycleName },
      subject: { id: row.subjectId, name: row.subjectName },
      kind: row.kind,
      state: row.state,
      dueOn: row.dueOn,
      reason: row.reason,
      isOpen: isFormOpen(row, this.today(row)),
    };
  }
}

/** What is saved, where it is not what was typed, so that both can be shown. */
function savedBeside(saved: EvaluationAnswers, typed: EvaluationAnswers): Record<string, string> {
  const keys = new Set([...Object.keys(saved), ...Object.keys(typed)]);
  return Object.fromEntries(
    [...keys]
      .filter((key) => (saved[key] ?? null) !== (typed[key] ?? null))
      .map((key) => [`answers.${key}`, String(saved[key] ?? '')]),
  );
}

function checkAnswers(
  { content }: FilledFormRow,
  answers: EvaluationAnswers,
  { isDraft }: { isDraft: boolean },
): void {
  const refused = refuseAnswers(content, answers, { isDraft });
  if (refused.length === 0) return;
  const fields: Record<string, string> = {};
  for (const { code, at } of refused) fields[`answers.${at}`] = sentenceOf(code, content.scale);
  throw new AppError('VALIDATION_FAILED', { fields });
}

function sentenceOf(code: RefusalCode, { min, max, step }: EvaluationScale): string {
  if (code === 'required') return 'Answer this question.';
  if (code === 'na_not_allowed') return 'This question needs an answer.';
  if (code === 'out_of_scale') return `Score ${String(min)} to ${String(max)} in steps of ${String(step)}.`;
  return 'Choose one of the answers of this form.';
}
