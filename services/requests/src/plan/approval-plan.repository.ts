import type { PlanStep } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface PlanRow {
  kind: string;
  version: number;
  steps: PlanStep[];
  escalateAfter: number;
  changedBy: string;
  changedAt: Date;
}

const COLUMNS = `kind, version, steps, escalate_after as "escalateAfter", changed_by as "changedBy",
  changed_at as "changedAt"`;

/** The steps that the company has set, each change as a version of its own. Inside `TenantDb.run` only. */
@Injectable()
export class ApprovalPlanRepository {
  constructor(private readonly db: TenantDb) {}

  /** The present ones, by kind. */
  async list(): Promise<Map<string, PlanRow>> {
    const rows: PlanRow[] = await this.db
      .current()
      .query(
        `select distinct on (kind) ${COLUMNS} from approval_plan where company_id = $1 order by kind, version desc`,
        [this.db.currentCompanyId()],
      );
    return new Map(rows.map((row) => [row.kind, row]));
  }

  async find(kind: string): Promise<PlanRow | null> {
    const [row] = await this.db
      .current()
      .query<PlanRow[]>(
        `select ${COLUMNS} from approval_plan where company_id = $1 and kind = $2 order by version desc limit 1`,
        [this.db.currentCompanyId(), kind],
      );
    return row ?? null;
  }

  /** Serialises changes of one kind until the transaction ends. */
  async lock(kind: string): Promise<void> {
    const key = `approval plan ${this.db.currentCompanyId()} ${kind}`;
    await this.db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  async add({ kind, version, steps, escalateAfter, changedBy, changedAt }: PlanRow): Promise<void> {
    await this.db.current().query(
      `insert into approval_plan (company_id, kind, version, steps, escalate_after, changed_by, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [this.db.currentCompanyId(), kind, version, JSON.stringify(steps), escalateAfter, changedBy, changedAt],
    );
  }
}
