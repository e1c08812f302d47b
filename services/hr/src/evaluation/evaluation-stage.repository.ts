import type { EvaluationAnswers, EvaluationCycleState, EvaluationStage } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { FrozenTemplates } from './evaluation-cycle.entity.js';
import { OPEN_FORMS, type OpenForms } from './evaluation-stage.rules.js';

export interface RunningResult {
  id: string;
  subjectId: string;
  templateId: string;
  calibrated: number | null;
}

export interface SubmittedAnswers {
  id: string;
  subjectId: string;
  kind: EvaluationStage;
  answers: EvaluationAnswers;
  reviewerId: string;
  reviewerName: string;
}

export interface PublishableResult {
  id: string;
  subjectId: string;
  subjectName: string;
  /** The person's account. */
  userId: string | null;
  openForms: number;
}

/** What a cycle's stages follow from. Inside `TenantDb.run` only. */
@Injectable()
export class EvaluationStageRepository {
  constructor(private readonly db: TenantDb) {}

  /** Until the transaction ends nobody else submits a form of it or moves it on. */
  async lock(cycleId: string): Promise<EvaluationCycleState | null> {
    const [row] = await this.query<{ state: EvaluationCycleState }>(
      'select state from evaluation_cycle where company_id = $1 and id = $2 for update',
      [cycleId],
    );
    return row?.state ?? null;
  }

  async listRunning(): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select id from evaluation_cycle
       where company_id = $1 and state in ('self', 'peer', 'lead', 'hr', 'calibration') order by id`,
      [],
    );
    return rows.map(({ id }) => id);
  }

  async readFrozen(cycleId: string): Promise<FrozenTemplates> {
    const [row] = await this.query<{ frozen: FrozenTemplates | null }>(
      'select frozen from evaluation_cycle where company_id = $1 and id = $2',
      [cycleId],
    );
    return row?.frozen ?? {};
  }

  async countOpen(cycleId: string): Promise<OpenForms> {
    const rows = await this.query<{ kind: EvaluationStage; open: number }>(
      `select kind, count(*)::int as open from evaluation_form
       where company_id = $1 and cycle_id = $2 and state in ${OPEN_FORMS} group by kind`,
      [cycleId],
    );
    return new Map(rows.map(({ kind, open }) => [kind, open]));
  }

  /** Forms about people who have left. */
  listLeft(cycleId: string): Promise<string[]> {
    return this.ids(
      `select f.id from evaluation_form f
       join employee e on e.company_id = f.company_id and e.id = f.subject_id
       where f.company_id = $1 and f.cycle_id = $2 and f.state <> 'void' and e.archived order by f.id for update of f`,
      [cycleId],
    );
  }

  /** Results of people who have left. */
  listLeftResults(cycleId: string): Promise<string[]> {
    return this.ids(
      `select r.id from evaluation_result r
       join employee e on e.company_id = r.company_id and e.id = r.subject_id
       where r.company_id = $1 and r.cycle_id = $2 and r.state = 'running' and e.archived order by r.id`,
      [cycleId],
    );
  }

  /** Forms of these stages whose last day has passed. */
  listOverdue(cycleId: string, stages: readonly EvaluationStage[], today: string): Promise<string[]> {
    return this.ids(
      `select id from evaluation_form
       where company_id = $1 and cycle_id = $2 and kind = any($3) and due_on < $4 and state in ${OPEN_FORMS}
       order by id for update`,
      [cycleId, stages, today],
    );
  }

  /** Accounts of those who owe a form of one of these stages. @param dueOn its last day; null: any */
  async listOwing(
    cycleId: string,
    { stages, dueOn }: { stages: readonly EvaluationStage[]; dueOn: string | null },
  ): Promise<string[]> {
    const rows = await this.query<{ userId: string }>(
      `select distinct r.user_id as "userId" from evaluation_form f
       join employee r on r.company_id = f.company_id and r.id = f.reviewer_id
       where f.company_id = $1 and f.cycle_id = $2 and f.kind = any($3) and f.state in ${OPEN_FORMS}
         and r.user_id is not null and ($4::date is null or f.due_on = $4)
       order by r.user_id`,
      [cycleId, stages, dueOn],
    );
    return rows.map(({ userId }) => userId);
  }

  /** Results that are not published. @param subjectId null: of everybody */
  listResults(cycleId: string, subjectId: string | null): Promise<RunningResult[]> {
    return this.query(
      `select id, subject_id as "subjectId", template_id as "templateId", calibrated::float8
       from evaluation_result where company_id = $1 and cycle_id = $2 and state = 'running'
         and ($3::uuid is null or subject_id = $3) order by id`,
      [cycleId, subjectId],
    );
  }

  /** @param subjectId null: about everybody */
  listSubmitted(cycleId: string, subjectId: string | null): Promise<SubmittedAnswers[]> {
    return this.query(
      `select f.id, f.subject_id as "subjectId", f.kind, f.answers, f.reviewer_id as "reviewerId",
         r.first_name || ' ' || r.last_name as "reviewerName"
       from evaluation_form f join employee r on r.company_id = f.company_id and r.id = f.reviewer_id
       where f.company_id = $1 and f.cycle_id = $2 and f.state = 'submitted'
         and ($3::uuid is null or f.subject_id = $3) order by f.kind, f.id`,
      [cycleId, subjectId],
    );
  }

  /** Results that are not published, with what of each person is still open. */
  listPublishable(cycleId: string): Promise<PublishableResult[]> {
    return this.query(
      `select r.id, r.subject_id as "subjectId", e.first_name || ' ' || e.last_name as "subjectName",
         e.user_id as "userId", (select count(*)::int from evaluation_form f where f.company_id = r.company_id
           and f.cycle_id = r.cycle_id and f.subject_id = r.subject_id and f.state in ${OPEN_FORMS}) as "openForms"
       from evaluation_result r join employee e on e.company_id = r.company_id and e.id = r.subject_id
       where r.company_id = $1 and r.cycle_id = $2 and r.state = 'running' order by e.sort_name, r.id`,
      [cycleId],
    );
  }

  private async ids(sql: string, values: readonly unknown[]): Promise<string[]> {
    return (await this.query<{ id: string }>(sql, values)).map(({ id }) => id);
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
