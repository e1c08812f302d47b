import {
  EVALUATION_CYCLE,
  type EvaluationCycle,
  type EvaluationPeers,
  type Ref,
  type Transition,
} from '@atrium/contracts';
import { AppError, Audit, refusedField, TenantDb, wrongField, type SignedInUser } from '@atrium/platform';
import { Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { EvaluationCycleEntity, FrozenTemplates } from './evaluation-cycle.entity.js';
import {
  EVALUATION_CYCLES,
  type EvaluationCycleRow,
  type EvaluationCycleSteps,
} from './evaluation-cycle.record.js';
import { EVALUATION_FORMS, type EvaluationFormSteps } from './evaluation-form.record.js';
import { EvaluationLaunchRepository } from './evaluation-launch.repository.js';
import { EVALUATION_RESULTS, type EvaluationResultSteps } from './evaluation-result.record.js';
import { formsOf, type Subject } from './evaluation-reviewer.rules.js';
import { EvaluationStageRepository } from './evaluation-stage.repository.js';
import { stageOn } from './evaluation-stage.rules.js';
import { EvaluationStages } from './evaluation-stages.service.js';

const { errors } = EVALUATION_CYCLE;

/** Who writes about whom: chosen before the launch, and kept as it is then. */
@Injectable()
export class EvaluationLaunch {
  private readonly cycles: EvaluationCycleSteps;
  private readonly forms: EvaluationFormSteps;
  private readonly results: EvaluationResultSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly audit: Audit,
    private readonly people: EvaluationLaunchRepository,
    private readonly stages: EvaluationStageRepository,
    private readonly moves: EvaluationStages,
  ) {
    this.cycles = records.of(EVALUATION_CYCLES);
    this.forms = records.of(EVALUATION_FORMS);
    this.results = records.of(EVALUATION_RESULTS);
  }

  /** @throws {AppError} STALE_VERSION, TRANSITION_REFUSED, EVALUATION_DEADLINE_PAST, EVALUATION_NOBODY */
  launch(user: SignedInUser, id: string, { version }: Transition): Promise<EvaluationCycle> {
    return this.cycles.run(user, {
      step: 'launch',
      id,
      version,
      change: (cycle) => this.begin(user, cycle),
      after: (row) => this.moves.begin(row),
    });
  }

  private async begin(user: SignedInUser, cycle: EvaluationCycleRow): Promise<Values<EvaluationCycleEntity>> {
    const today = await this.moves.today();
    const days = Object.values(cycle.deadlines).filter((day) => day !== null);
    if (days.some((day) => day < today)) throw refusedField('deadlines', errors.EVALUATION_DEADLINE_PAST);
    const frozen = await this.freeze(cycle);
    const subjects = await this.people.listSubjects(cycle.joinedBefore);
    if (subjects.length === 0) throw new AppError(errors.EVALUATION_NOBODY);
    await this.askPeers(cycle, subjects);
    await this.askOthers(user, cycle, subjects);
    const open = await this.stages.countOpen(cycle.id);
    const state = stageOn('self', { open, deadlines: cycle.deadlines, today });
    if (state === 'calibration') throw new AppError(errors.EVALUATION_NOBODY);
    return { state, frozen };
  }

  /** The templates as they are now. */
  private async freeze({ templateId, templates }: EvaluationCycleRow): Promise<FrozenTemplates> {
    const ids = new Set([templateId, ...templates.map((each) => each.templateId)]);
    const found = await this.people.listTemplates([...ids]);
    if (found.length < ids.size) throw wrongField('templates', 'Choose templates that are not archived.');
    return Object.fromEntries(
      found.map(({ id, scale, sections, labels }) => [id, { scale, sections, labels }]),
    );
  }

  /** Those chosen for people who take part get their last day; the others are not needed. */
  private async askPeers({ id, deadlines }: EvaluationCycleRow, subjects: readonly Subject[]): Promise<void> {
    const asked = new Set(deadlines.peer === null ? [] : subjects.map((subject) => subject.id));
    const peers = await this.people.listPeers(id);
    const idsOf = (isAsked: boolean) =>
      peers.filter(({ subjectId }) => asked.has(subjectId) === isAsked).map((form) => form.id);
    await this.forms.table.noteAll(idsOf(true), {}, { dueOn: deadlines.peer });
    await this.forms.table.noteAll(idsOf(false), {}, { state: 'void' });
  }

  private async askOthers(
    user: SignedInUser,
    cycle: EvaluationCycleRow,
    subjects: readonly Subject[],
  ): Promise<void> {
    const { id: cycleId, deadlines, hrReviewerId, templateId, templates } = cycle;
    const chosen = hrReviewerId === null ? [] : await this.people.listWriters([hrReviewerId]);
    const hr = [...chosen.map(({ id }) => id), ...(await this.people.listHr())];
    const byDesignation = new Map(templates.map((each) => [each.designationId, each.templateId]));
    await this.results.table.insertFree(
      subjects.map(({ id: subjectId, designationId }) => ({
        cycleId,
        subjectId,
        templateId: byDesignation.get(designationId ?? '') ?? templateId,
      })),
      user.id,
    );
    await this.forms.table.insertFree(
      subjects
        .flatMap((subject) => formsOf(subject, { deadlines, hr }))
        .map((form) => ({ cycleId, ...form })),
      user.id,
    );
  }

  /** Replaces the colleagues who are asked about somebody. @throws {AppError} NOT_FOUND, TRANSITION_REFUSED, EVALUATION_PEER */
  setPeers(user: SignedInUser, cycleId: string, { subjectId, reviewerIds }: EvaluationPeers): Promise<Ref[]> {
    return this.db.run(user.companyId, async () => {
      const cycle = await this.cycles.lock(user, cycleId);
      if (cycle.state !== 'draft') throw new AppError('TRANSITION_REFUSED');
      const ids = [...new Set(reviewerIds)];
      const writers = await this.people.listWriters(ids);
      const [subject] = await this.people.listPresent([subjectId]);
      if (!subject || writers.length < ids.length || ids.includes(subjectId)) {
        throw refusedField('reviewerIds', errors.EVALUATION_PEER);
      }
      const known = await this.people.listPeersOf(cycleId, subjectId);
      const removed = known.filter(({ reviewerId }) => !ids.includes(reviewerId));
      for (const place of removed) await this.forms.table.remove(place);
      const kept = new Set(known.map(({ reviewerId }) => reviewerId));
      const added = ids.filter((id) => !kept.has(id));
      await this.forms.table.insertFree(
        added.map((reviewerId) => ({ cycleId, subjectId, reviewerId, kind: 'peer' as const })),
        user.id,
      );
      this.audit.record({
        action: 'evaluationCycle.setPeers',
        by: user,
        resource: { kind: EVALUATION_CYCLE.kind, id: cycleId, title: cycle.name },
        after: { subject: subject.name, reviewers: writers.map(({ name }) => name).join(', ') },
      });
      return writers.map(({ id, name }) => ({ id, name }));
    });
  }
}
