import type {
  EvaluationAnswers,
  EvaluationContent,
  EvaluationCycleState,
  EvaluationFormState,
  EvaluationStage,
} from '@atrium/contracts';
import { TenantDb, TenantReader } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface OwnFormRow {
  id: string;
  version: number;
  kind: EvaluationStage;
  state: EvaluationFormState;
  dueOn: string | null;
  reason: string | null;
  cycleId: string;
  cycleName: string;
  cycleState: EvaluationCycleState;
  subjectId: string;
  subjectName: string;
  /** Of the company, by whose days forms end. */
  timezone: string;
}

export interface FilledFormRow extends OwnFormRow {
  answers: EvaluationAnswers;
  content: EvaluationContent;
}

const MOST = 500;

const COLUMNS = `f.id, f.version, f.kind, f.state, f.due_on::text as "dueOn", f.reason, c.id as "cycleId",
  c.name as "cycleName", c.state as "cycleState", s.id as "subjectId",
  s.first_name || ' ' || s.last_name as "subjectName", k.timezone`;

const FROM = `
from evaluation_form f
join evaluation_cycle c on c.company_id = f.company_id and c.id = f.cycle_id
join employee s on s.company_id = f.company_id and s.id = f.subject_id
join employee r on r.company_id = f.company_id and r.id = f.reviewer_id
join company_facts k on k.id = f.company_id`;

/** Of cycles that have begun. */
const OWN = `f.company_id = $1 and r.user_id = $2 and not r.archived and f.state <> 'void'
  and c.state not in ('draft', 'cancelled')`;

const LIST = `select ${COLUMNS} ${FROM} where ${OWN} order by f.due_on desc, f.id limit ${String(MOST)}`;

const ONE = `
select ${COLUMNS}, f.answers, c.frozen -> (x.template_id::text) as content ${FROM}
join evaluation_result x on x.company_id = f.company_id and x.cycle_id = f.cycle_id and x.subject_id = f.subject_id
where ${OWN} and f.id = $3`;

/** The forms that somebody writes. */
@Injectable()
export class OwnEvaluationRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly reader: TenantReader,
  ) {}

  list(companyId: string, userId: string): Promise<OwnFormRow[]> {
    return this.reader.readHere(companyId, {
      name: 'own_evaluation_forms',
      text: LIST,
      values: [companyId, userId],
    });
  }

  async find(companyId: string, userId: string, id: string): Promise<FilledFormRow | null> {
    const asked = { name: 'own_evaluation_form', text: ONE, values: [companyId, userId, id] };
    const [row] = await this.reader.readHere<FilledFormRow>(companyId, asked);
    return row ?? null;
  }

  /** Locked until the transaction ends. Inside `TenantDb.run` only. */
  async lock(userId: string, id: string): Promise<FilledFormRow | null> {
    const [row] = await this.db
      .current()
      .query<FilledFormRow[]>(`${ONE} for update of f`, [this.db.currentCompanyId(), userId, id]);
    return row ?? null;
  }
}
