import { TenantDb } from '@atrium/platform';
import { RequestFigures, type FigureCells } from '@atrium/requests';
import { Injectable } from '@nestjs/common';

interface PerformanceRow {
  id: string;
  /** Its label; of a score below all labels, the score. Null: not rated. */
  rating: string | null;
  reviewedOn: string;
}

/** The performance of an employee in the dialog of a request: what was published last, never what still runs. */
@Injectable()
export class PerformanceFigures extends RequestFigures {
  override readonly key = 'performance';
  override readonly remote = 'hr';

  constructor(private readonly db: TenantDb) {
    super();
  }

  override async of(employeeIds: readonly string[]): Promise<Map<string, FigureCells>> {
    const values = [this.db.currentCompanyId(), employeeIds];
    const rows = await this.db.current().query<PerformanceRow[]>(READ, values);
    return new Map(
      rows.map(({ id, rating, reviewedOn }) => [
        id,
        {
          ...(rating !== null && { rating: { type: 'text' as const, text: rating } }),
          lastReviewDate: { type: 'date' as const, date: reviewedOn },
        },
      ]),
    );
  }
}

const READ = `
select distinct on (r.subject_id) r.subject_id as id, coalesce(r.label, r.score::text) as rating,
  ((r.published_at at time zone k.timezone)::date)::text as "reviewedOn"
from evaluation_result r join company_facts k on k.id = r.company_id
where r.company_id = $1 and r.subject_id = any($2::uuid[]) and r.state = 'published'
order by r.subject_id, r.published_at desc, r.id`;
