import type {
  EvaluationCycleState,
  EvaluationResultState,
  EvaluationScale,
  EvaluationStage,
} from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { StoredStages } from './evaluation-result.entity.js';
import { OPEN_FORMS } from './evaluation-stage.rules.js';

export interface EvaluatedRow {
  resultId: string;
  version: number;
  state: EvaluationResultState;
  cycleState: EvaluationCycleState;
  stages: StoredStages | null;
  final: string | null;
  calibrated: number | null;
  score: number | null;
  label: string | null;
  scale: EvaluationScale;
  subjectId: string;
  subjectName: string;
  /** The person's account. */
  userId: string | null;
  department: string | null;
  leadId: string | null;
  leadName: string | null;
  previous: number | null;
  forms: { kind: EvaluationStage; asked: number; submitted: number; open: number }[] | null;
}

/** The one that was published last before, where it means the same: on the same scale. */
const PREVIOUS = `
select p.score::float8 as score from evaluation_result p
join evaluation_cycle pc on pc.company_id = p.company_id and pc.id = p.cycle_id
where p.company_id = r.company_id and p.subject_id = r.subject_id and p.id <> r.id and p.state = 'published'
  and (r.published_at is null or p.published_at < r.published_at)
  and pc.frozen -> (p.template_id::text) -> 'scale' = c.frozen -> (r.template_id::text) -> 'scale'
order by p.published_at desc, p.id limit 1`;

const FORMS = `
select json_agg(json_build_object('kind', k.kind, 'asked', k.asked, 'submitted', k.submitted, 'open', k.open)) as forms
from (select f.kind, count(*) as asked, count(*) filter (where f.state = 'submitted') as submitted,
    count(*) filter (where f.state in ${OPEN_FORMS}) as open
  from evaluation_form f
  where f.company_id = r.company_id and f.cycle_id = r.cycle_id and f.subject_id = r.subject_id and f.state <> 'void'
  group by f.kind) k`;

const LEAD = `
select w.id, w.first_name || ' ' || w.last_name as name from evaluation_form f
join employee w on w.company_id = f.company_id and w.id = f.reviewer_id
where f.company_id = r.company_id and f.cycle_id = r.cycle_id and f.subject_id = r.subject_id and f.kind = 'lead'
  and f.state <> 'void' order by f.id limit 1`;

const EVALUATED = `
select r.id as "resultId", r.version, r.state, c.state as "cycleState", r.stages, r.final,
  r.calibrated::float8 as calibrated, r.score::float8 as score, r.label,
  c.frozen -> (r.template_id::text) -> 'scale' as scale, e.id as "subjectId",
  e.first_name || ' ' || e.last_name as "subjectName", e.user_id as "userId", d.name as department,
  led.id as "leadId", led.name as "leadName", before.score as previous, told.forms
from evaluation_result r
join evaluation_cycle c on c.company_id = r.company_id and c.id = r.cycle_id
join employee e on e.company_id = r.company_id and e.id = r.subject_id
left join department d on d.company_id = e.company_id and d.id = e.department_id
left join lateral (${PREVIOUS}) before on true
left join lateral (${FORMS}) told on true
left join lateral (${LEAD}) led on true
where r.company_id = $1 and r.cycle_id = $2 and r.state <> 'void' order by e.sort_name, r.id`;

const PEERS = `
select f.subject_id as "subjectId", r.id, r.first_name || ' ' || r.last_name as name
from evaluation_form f join employee r on r.company_id = f.company_id and r.id = f.reviewer_id
where f.company_id = $1 and f.cycle_id = $2 and f.kind = 'peer' order by r.sort_name, r.id`;

const NAMES = `
select id, first_name || ' ' || last_name as name from employee
where company_id = $1 and id = any($2) order by sort_name, id`;

/** What HR sees of a cycle as a whole. Inside `TenantDb.run` only. */
@Injectable()
export class EvaluationOverviewRepository {
  constructor(private readonly db: TenantDb) {}

  /** By name. */
  listEvaluated(cycleId: string): Promise<EvaluatedRow[]> {
    return this.query(EVALUATED, [cycleId]);
  }

  listChosenPeers(cycleId: string): Promise<{ subjectId: string; id: string; name: string }[]> {
    return this.query(PEERS, [cycleId]);
  }

  /** By name. */
  listNames(ids: readonly string[]): Promise<{ id: string; name: string }[]> {
    return this.query(NAMES, [ids]);
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
