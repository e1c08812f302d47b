import {
  EVALUATION_RESULT,
  EVALUATION_STAGES,
  passesCheck,
  type EvaluationCycleState,
  type EvaluationResult,
  type EvaluationStage,
} from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RecordSteps,
  type RowOf,
  type RowReader,
  type RowSight,
  tenantList,
} from '@atrium/records';
import { EMPLOYEE_TEXT } from '../employee/employee.record.js';
import { exactOf, shownNumber } from '../exact/exact-number.rules.js';
import { EvaluationResultEntity, type StoredStages } from './evaluation-result.entity.js';

export interface EvaluationResultRow extends RowOf<typeof EvaluationResultEntity> {
  cycleName: string;
  cycleState: EvaluationCycleState;
  subjectName: string;
  /** The person's account. */
  userId: string | null;
}

export type EvaluationResultSteps = RecordSteps<
  EvaluationResultRow,
  EvaluationResultEntity,
  EvaluationResult
>;

const { errors } = EVALUATION_RESULT;

const shownStage = (stages: StoredStages | null, stage: EvaluationStage): number | null => {
  const exact = stages?.[stage] ?? null;
  return exact === null ? null : shownNumber(exactOf(exact));
};

export const shownStages = (stages: StoredStages | null): Record<EvaluationStage, number | null> => {
  const shown = { self: null, peer: null, lead: null, hr: null } as Record<EvaluationStage, number | null>;
  for (const stage of EVALUATION_STAGES) shown[stage] = shownStage(stages, stage);
  return shown;
};

/** Whoever approves sees all from calibration on, but their own; the person, who leads them and HR what is published. */
function seenResults(reader: RowReader): RowSight {
  const { id, ledPeople } = reader;
  const published = `r.state = 'published'`;
  const led = `{${ledPeople.join(',')}}`;
  if (passesCheck(reader, EVALUATION_RESULT.check('approve'))) {
    const sql = `(${published} or (c.state = 'calibration' and e.user_id is distinct from ?))`;
    return [{ sql, values: [id] }];
  }
  if (passesCheck(reader, EVALUATION_RESULT.check('update'))) return [{ sql: published, values: [] }];
  return [{ sql: `${published} and (e.user_id = ? or r.subject_id = any(?::uuid[]))`, values: [id, led] }];
}

export const EVALUATION_RESULTS: RecordRules<EvaluationResultRow, EvaluationResultEntity, EvaluationResult> =
  {
    record: EVALUATION_RESULT,
    table: { record: EVALUATION_RESULT, entity: EvaluationResultEntity },
    list: tenantList<EvaluationResultRow>()({
      list: EVALUATION_RESULT.list,
      from: `evaluation_result r join evaluation_cycle c on c.company_id = r.company_id and c.id = r.cycle_id
        join employee e on e.company_id = r.company_id and e.id = r.subject_id`,
      alias: 'r',
      columns: `${EvaluationResultEntity.select('r')}, c.name as "cycleName", c.state as "cycleState",
        e.first_name || ' ' || e.last_name as "subjectName", e.user_id as "userId"`,
      sorts: { score: { column: 'r.score', nullable: true } },
      filters: { subject: 'r.subject_id', cycle: 'r.cycle_id', state: 'r.state' },
      text: EMPLOYEE_TEXT,
    }),
    seenBy: seenResults,
    title: ({ subjectName }) => subjectName,
    refuse: (step, row, by) => {
      if (step !== 'calibrate') return null;
      if (row.userId === by.id) return errors.EVALUATION_OWN_RESULT;
      return row.cycleState === 'calibration' ? null : errors.EVALUATION_NOT_IN_CALIBRATION;
    },
    shows: (row): OwnAnswer<EvaluationResult> => ({
      cycle: { id: row.cycleId, name: row.cycleName },
      subject: { id: row.subjectId, name: row.subjectName },
      state: row.state,
      stages: shownStages(row.stages),
      score: row.score,
      label: row.label,
      publishedAt: row.publishedAt?.toISOString() ?? null,
      acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
    }),
    // Readers of the trail may not see the scores.
    audited: ({ state }) => ({ state }),
    history: ['publish', 'acknowledge'],
    invalidates: ({ userId, state }) =>
      userId && state === 'published'
        ? [{ tags: ['OwnEvaluationResults'], audience: { users: [userId] } }]
        : [],
  };
