import {
  EVALUATION_RESULT,
  passesCheck,
  type EvaluatedPeople,
  type EvaluatedPerson,
  type EvaluationPlan,
} from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Records, reference } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { exactOf, shownNumber } from '../exact/exact-number.rules.js';
import {
  EVALUATION_CYCLES,
  type EvaluationCycleRow,
  type EvaluationCycleSteps,
} from './evaluation-cycle.record.js';
import { EvaluationLaunchRepository } from './evaluation-launch.repository.js';
import { EvaluationOverviewRepository, type EvaluatedRow } from './evaluation-overview.repository.js';
import { shownStages } from './evaluation-result.record.js';
import { formsOf, type NewForm } from './evaluation-reviewer.rules.js';
import { EvaluationStageRepository } from './evaluation-stage.repository.js';

/** A cycle as a whole: who would take part, and where everybody stands. */
@Injectable()
export class EvaluationOverview {
  private readonly cycles: EvaluationCycleSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly people: EvaluationLaunchRepository,
    private readonly overview: EvaluationOverviewRepository,
    private readonly stages: EvaluationStageRepository,
  ) {
    this.cycles = records.of(EVALUATION_CYCLES);
  }

  /** What a launch would ask for. @throws {AppError} NOT_FOUND */
  plan(user: SignedInUser, id: string): Promise<EvaluationPlan> {
    return this.db.run(user.companyId, async () => {
      const cycle = await this.cycles.find(user, id);
      const subjects = await this.people.listSubjects(cycle.joinedBefore);
      const hr = await this.hrOf(cycle);
      const asked = subjects.map((subject) => formsOf(subject, { deadlines: cycle.deadlines, hr }));
      const peers = cycle.deadlines.peer === null ? [] : await this.overview.listChosenPeers(id);
      const ids = [...subjects.map((subject) => subject.id), ...asked.flat().map((form) => form.reviewerId)];
      const names = new Map((await this.overview.listNames([...new Set(ids)])).map((ref) => [ref.id, ref]));
      const peersOf = bySubject(peers);
      const forms = new Map(subjects.map((subject, place) => [subject.id, asked[place] ?? []]));
      const items = [...names.values()].flatMap((subject) => {
        const own = forms.get(subject.id);
        const writer = (kind: NewForm['kind']) => own?.find((form) => form.kind === kind)?.reviewerId ?? '';
        const chosen = (peersOf.get(subject.id) ?? []).map((peer) => ({ id: peer.id, name: peer.name }));
        const [lead, byHr] = [names.get(writer('lead')) ?? null, names.get(writer('hr')) ?? null];
        return own ? [{ subject, self: writer('self') !== '', lead, hr: byHr, peers: chosen }] : [];
      });
      return { items, forms: countForms(items) };
    });
  }

  /** Scores only as far as the reader may see them. @throws {AppError} NOT_FOUND */
  listPeople(user: SignedInUser, id: string): Promise<EvaluatedPeople> {
    return this.db.run(user.companyId, async () => {
      const cycle = await this.cycles.find(user, id);
      const rows = await this.overview.listEvaluated(id);
      const labels = (await this.stages.readFrozen(id))[cycle.templateId]?.labels ?? [];
      return { items: rows.map((row) => shownTo(user, row)), labels };
    });
  }

  private async hrOf({ hrReviewerId }: EvaluationCycleRow): Promise<string[]> {
    const chosen = hrReviewerId === null ? [] : await this.people.listWriters([hrReviewerId]);
    return [...chosen.map(({ id }) => id), ...(await this.people.listHr())];
  }
}

function bySubject<Row extends { subjectId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.subjectId, [...(groups.get(row.subjectId) ?? []), row]);
  return groups;
}

const countForms = (items: EvaluationPlan['items']): EvaluationPlan['forms'] => ({
  self: items.filter(({ self }) => self).length,
  peer: items.reduce((sum, { peers }) => sum + peers.length, 0),
  lead: items.filter(({ lead }) => lead).length,
  hr: items.filter(({ hr }) => hr).length,
});

/** Before publishing, who approves sees scores from calibration on, but never their own, nor who is asked about them. */
function shownTo(user: SignedInUser, row: EvaluatedRow): EvaluatedPerson {
  const isOwn = row.userId === user.id;
  const decides =
    passesCheck(user, EVALUATION_RESULT.check('approve')) && row.cycleState === 'calibration' && !isOwn;
  const sees = row.state === 'published' || decides;
  const approves = passesCheck(user, EVALUATION_RESULT.check('approve')) && !isOwn;
  return {
    resultId: row.resultId,
    version: row.version,
    subject: { id: row.subjectId, name: row.subjectName },
    department: row.department,
    lead: isOwn ? null : reference(row.leadId, row.leadName),
    state: row.state,
    forms: (row.forms ?? []).filter(({ kind }) => !isOwn || kind === 'self'),
    stages: shownStages(sees ? row.stages : null),
    score: sees ? row.score : null,
    label: sees ? row.label : null,
    original: sees && approves ? originalOf(row) : null,
    previous: sees ? row.previous : null,
    scale: row.scale,
    mayCalibrate: decides && row.state === 'running',
  };
}

const originalOf = ({ calibrated, final }: EvaluatedRow): number | null =>
  calibrated === null || final === null ? null : shownNumber(exactOf(final));
