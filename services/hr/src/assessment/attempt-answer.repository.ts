import type { QuestionAnswer, SaveAnswers } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface KeptAnswer {
  attemptId: string;
  questionId: string;
  value: QuestionAnswer;
  flagged: boolean;
  seq: number;
  given: number | null;
  note: string | null;
}

/** With the edition of its question. */
export type PinnedAnswer = SaveAnswers['answers'][number] & { edition: number };

interface MarkedAnswer extends KeptAnswer {
  id: string;
}

/** What people answered. Inside `TenantDb.run` only. */
@Injectable()
export class AttemptAnswerRepository {
  constructor(private readonly db: TenantDb) {}

  list(attemptIds: readonly string[]): Promise<KeptAnswer[]> {
    return this.query(
      `select attempt_id as "attemptId", question_id as "questionId", value, flagged, seq::float8 as seq,
         given::float8 as given, note
       from assessment_answer where company_id = $1 and attempt_id = any($2)`,
      [attemptIds],
    );
  }

  /** The higher `seq` wins. What is handed in is not among what a page sends: it stays as it is. */
  async save(attemptId: string, answers: readonly PinnedAnswer[]): Promise<void> {
    await this.query(
      `insert into assessment_answer as kept (company_id, attempt_id, question_id, value, flagged, seq)
       select $1, $2, given.question, case when v.content ->> 'kind' = 'file' then (
           select jsonb_agg(f.id order by f.id) from assessment_file f
           where f.company_id = $1 and f.attempt_id = $2 and f.question_id = given.question
         ) else given.value end, given.flagged, given.seq
       from jsonb_to_recordset($3::jsonb) as given
         (question uuid, edition int, value jsonb, flagged boolean, seq bigint)
       left join assessment_question_edition v
         on v.company_id = $1 and v.question_id = given.question and v.edition = given.edition
       on conflict (company_id, attempt_id, question_id) do update
         set value = excluded.value, flagged = excluded.flagged, seq = excluded.seq where kept.seq < excluded.seq`,
      [attemptId, JSON.stringify(answers)],
    );
  }

  /** What is handed in. @param ids of the files; none: nothing is answered */
  async setFiles(attemptId: string, questionId: string, ids: readonly string[]): Promise<void> {
    await this.query(
      `insert into assessment_answer as kept (company_id, attempt_id, question_id, value, seq)
       values ($1, $2, $3, $4, 0)
       on conflict (company_id, attempt_id, question_id) do update set value = excluded.value`,
      [attemptId, questionId, ids.length === 0 ? null : JSON.stringify(ids)],
    );
  }

  async remove(attemptIds: readonly string[]): Promise<void> {
    await this.query('delete from assessment_answer where company_id = $1 and attempt_id = any($2)', [
      attemptIds,
    ]);
  }

  async find(id: string): Promise<MarkedAnswer | null> {
    const [row] = await this.query<MarkedAnswer>(
      `select id, attempt_id as "attemptId", question_id as "questionId", value, flagged, seq::float8 as seq,
         given::float8 as given, note
       from assessment_answer where company_id = $1 and id = $2`,
      [id],
    );
    return row ?? null;
  }

  async mark(
    id: string,
    mark: { given: number; rubric: Record<string, number>; note: string; by: string },
  ): Promise<void> {
    await this.query(
      `update assessment_answer set given = $3, rubric = $4, note = $5, marked_by = $6
       where company_id = $1 and id = $2`,
      [id, mark.given, JSON.stringify(mark.rubric), mark.note, mark.by],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
