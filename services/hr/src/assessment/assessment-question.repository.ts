import type { CreateAssessmentQuestion, QuestionSources } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { QuestionEdition } from './asked-question.rules.js';
import type { DrawnFrom, PinnedQuestion } from './question.types.js';

export type BankQuestion = Pick<
  CreateAssessmentQuestion,
  'text' | 'points' | 'cost' | 'tags' | 'content' | 'feedback'
>;

/** Inside `TenantDb.run` only. */
@Injectable()
export class AssessmentQuestionRepository {
  constructor(private readonly db: TenantDb) {}

  async addEdition({ id, edition, text, points, cost, content, feedback }: QuestionEdition): Promise<void> {
    await this.query(
      `insert into assessment_question_edition (company_id, question_id, edition, text, points, cost, content, feedback)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, edition, text, points, cost, JSON.stringify(content), feedback],
    );
  }

  /** Those of the editions, each once. */
  async listEditions(pinned: readonly PinnedQuestion[]): Promise<QuestionEdition[]> {
    return this.query(
      `select question_id as id, edition, text, points::float8, cost::float8, content, feedback
       from assessment_question_edition where company_id = $1 and (question_id, edition) in (
         select id, edition from jsonb_to_recordset($2::jsonb) as pinned (id uuid, edition int))`,
      [JSON.stringify(pinned.map(({ id, edition }) => ({ id, edition })))],
    );
  }

  /** What can be asked now: those of the ids and of the banks and tags that are not archived. */
  listAskable(of: { ids: readonly string[]; banks: string[]; tags: string[] }): Promise<DrawnFrom[]> {
    return this.query(
      `select id, edition, bank, tags from assessment_question
       where company_id = $1 and not archived and (id = any($2) or bank = any($3) or tags ?| $4) order by id`,
      [of.ids, of.banks, of.tags],
    );
  }

  async listSources(): Promise<QuestionSources> {
    const rows = await this.query<{ isTag: boolean; name: string; questions: number }>(
      `select false as "isTag", bank as name, count(*)::int as questions from assessment_question
         where company_id = $1 and not archived group by bank
       union all
       select true, tag, count(*)::int from assessment_question q cross join jsonb_array_elements_text(q.tags) tag
         where q.company_id = $1 and not q.archived group by tag
       order by 1, 2`,
      [],
    );
    const of = (those: boolean) =>
      rows.filter(({ isTag }) => isTag === those).map(({ name, questions }) => ({ name, questions }));
    return { banks: of(false), tags: of(true) };
  }

  async lockBank(): Promise<void> {
    await this.db
      .current()
      .query(`select pg_advisory_xact_lock(hashtextextended('assessment bank ' || $1, 0))`, [
        this.db.currentCompanyId(),
      ]);
  }

  async hasBank(name: string): Promise<boolean> {
    const rows = await this.query(
      'select 1 from assessment_question where company_id = $1 and bank = $2 limit 1',
      [name],
    );
    return rows.length > 0;
  }

  /** What a bank asks now, in the order in which it was added. */
  listBank(name: string): Promise<BankQuestion[]> {
    return this.query(
      `select text, points::float8, cost::float8, tags, content, feedback from assessment_question
       where company_id = $1 and bank = $2 and not archived order by id`,
      [name],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
