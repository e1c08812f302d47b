import type { AnswerToMark, AssessmentResultState, QuestionFigures } from '@atrium/contracts';
import { TenantDb, TenantReader } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { ALL_CLOSED_AT } from './assessment-invitation.record.js';

export interface OwnAssessmentRow {
  id: string;
  assessmentId: string;
  name: string;
  description: string;
  questionCount: number;
  limitMin: number | null;
  opensAt: Date | null;
  closesAt: Date | null;
  personalClosesAt: Date | null;
  allClosedAt: Date | null;
  assessmentState: 'open' | 'closed';
  reveal: 'nothing' | 'score' | 'marks' | 'keys';
  revealAt: 'scored' | 'closed';
  state: AssessmentResultState;
  attempts: number;
  used: number;
  openAttemptId: string | null;
  lastAttemptId: string | null;
  percent: number | null;
  passed: boolean | null;
}

type FigureRow = Omit<QuestionFigures['items'][number], 'percent' | 'correction'> & {
  earned: number;
  marked: number;
};

const MOST = 200;

const ATTEMPT = (those: string) => `(select t.id from assessment_attempt t
  where t.company_id = i.company_id and t.invitation_id = i.id and ${those} order by t.started_at desc limit 1)`;

const OWN = `select i.id, a.id as "assessmentId", a.name, a.description,
  jsonb_array_length(a.question_ids)
    + coalesce((select sum((draw ->> 'count')::int) from jsonb_array_elements(a.draws) draw), 0)::int as "questionCount",
  a.limit_min as "limitMin", a.opens_at as "opensAt", a.closes_at as "closesAt",
  i.personal_closes_at as "personalClosesAt", ${ALL_CLOSED_AT} as "allClosedAt", a.state as "assessmentState",
  a.reveal, a.reveal_at as "revealAt", i.state, a.attempts, i.used, i.percent::float8, i.passed,
  ${ATTEMPT(`t.state = 'open'`)} as "openAttemptId",
  ${ATTEMPT(`t.state in ('marking', 'scored')`)} as "lastAttemptId"
from assessment_invitation i join assessment a on a.company_id = i.company_id and a.id = i.assessment_id`;

const OF_USER = `${OWN} join employee e on e.company_id = i.company_id and e.id = i.employee_id
where i.company_id = $1 and e.user_id = $2 and not e.archived and a.state <> 'draft'
order by i.created_at desc, i.id desc limit ${String(MOST)}`;

const OF_INVITATION = `${OWN} where i.company_id = $1 and i.id = $2`;

/** What of assessments no list of a record shows. Inside `TenantDb.run` only, but for `listOwn`. */
@Injectable()
export class AssessmentRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly reader: TenantReader,
  ) {}

  listOwn(companyId: string, userId: string): Promise<OwnAssessmentRow[]> {
    return this.reader.readHere(companyId, {
      name: 'own_assessments',
      text: OF_USER,
      values: [companyId, userId],
    });
  }

  async readOwn(invitationId: string): Promise<OwnAssessmentRow | null> {
    const [row] = await this.query<OwnAssessmentRow>(OF_INVITATION, [invitationId]);
    return row ?? null;
  }

  /** Of the invited. */
  async listAttempts(
    of: { assessmentId: string } | { invitationId: string },
    states: readonly string[],
  ): Promise<string[]> {
    const [column, id] =
      'assessmentId' in of ? ['i.assessment_id', of.assessmentId] : ['i.id', of.invitationId];
    const rows = await this.query<{ id: string }>(
      `select t.id from assessment_attempt t
       join assessment_invitation i on i.company_id = t.company_id and i.id = t.invitation_id
       where t.company_id = $1 and ${column} = $2 and t.state = any($3) order by t.started_at, t.id`,
      [id, states],
    );
    return rows.map((row) => row.id);
  }

  /** Employees who work here and have an account. */
  listInvitable(ids: readonly string[]): Promise<{ id: string; userId: string }[]> {
    return this.query(
      `select e.id, e.user_id as "userId" from employee e
       join person u on u.company_id = e.company_id and u.id = e.user_id and u.status = 'active'
       where e.company_id = $1 and e.id = any($2) and not e.archived order by e.id`,
      [ids],
    );
  }

  async listUsers(assessmentId: string): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select e.user_id as id from assessment_invitation i
       join employee e on e.company_id = i.company_id and e.id = i.employee_id
       where i.company_id = $1 and i.assessment_id = $2 and e.user_id is not null`,
      [assessmentId],
    );
    return rows.map(({ id }) => id);
  }

  /** Answers that wait, the oldest first, but for one's own. */
  listToMark(userId: string): Promise<AnswerToMark[]> {
    return this.query(
      `select w.id, jsonb_build_object('id', a.id, 'name', a.name) as assessment, v.text as question,
         v.points::float8, v.content -> 'rubric' as rubric, case when v.content ->> 'kind' = 'file' then '' else coalesce(w.value #>> '{}', '') end as answer,
         coalesce((
           select jsonb_agg(jsonb_build_object('id', f.id, 'type', f.type, 'size', f.size) order by f.id)
           from assessment_file f
           where f.company_id = t.company_id and f.attempt_id = t.id and f.question_id = pinned.id
         ), '[]') as files
       from assessment_attempt t
       join assessment_invitation i on i.company_id = t.company_id and i.id = t.invitation_id
       join assessment a on a.company_id = i.company_id and a.id = i.assessment_id
       left join employee e on e.company_id = i.company_id and e.id = i.employee_id
       cross join lateral jsonb_to_recordset(t.pinned) as pinned (id uuid, edition int)
       join assessment_question_edition v
         on v.company_id = t.company_id and v.question_id = pinned.id and v.edition = pinned.edition
       join assessment_answer w
         on w.company_id = t.company_id and w.attempt_id = t.id and w.question_id = pinned.id
       where t.company_id = $1 and t.state = 'marking' and e.user_id is distinct from $2
         and t.marks -> pinned.id::text ->> 'state' = 'pending'
       order by pinned.id, t.submitted_at, w.id limit ${String(MOST)}`,
      [userId],
    );
  }

  /** Each question that was asked in attempts that are over. */
  listFigures(assessmentId: string): Promise<FigureRow[]> {
    return this.query(
      `select q.id, q.text, q.kind, q.points::float8, count(*)::int as asked,
         (count(*) filter (where mark.value ->> 'state' = 'unanswered'))::int as unanswered,
         (count(*) filter (where mark.value ->> 'state' = 'right'))::int as right,
         (count(*) filter (where mark.value ->> 'score' is not null))::int as marked,
         coalesce(sum(least(1, greatest(0, (mark.value ->> 'score')::numeric / v.points))), 0)::float8 as earned
       from assessment_attempt t
       join assessment_invitation i on i.company_id = t.company_id and i.id = t.invitation_id
       cross join lateral jsonb_to_recordset(t.pinned) as pinned (id uuid, edition int)
       join assessment_question q on q.company_id = t.company_id and q.id = pinned.id
       join assessment_question_edition v
         on v.company_id = t.company_id and v.question_id = pinned.id and v.edition = pinned.edition
       cross join lateral (select t.marks -> pinned.id::text as value) mark
       where t.company_id = $1 and i.assessment_id = $2 and t.state in ('marking', 'scored')
       group by q.id, q.text, q.kind, q.points order by 9, q.id`,
      [assessmentId],
    );
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
