import { Clock, TenantDb } from '@atrium/platform';
import { RequestFigures, type FigureCells } from '@atrium/requests';
import { Injectable } from '@nestjs/common';

interface HoursRow {
  id: string;
  /** Overtime left out. */
  worked: number;
  /** As far as it is approved. */
  overtime: number;
}

/**
 * The working hours of an employee in the dialog of a request: those of a month, or of the last that is over. Overtime counts
 * when it is approved.
 */
@Injectable()
export class HoursFigures extends RequestFigures {
  override readonly key = 'hours';
  override readonly remote = 'hr';

  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async of(employeeIds: readonly string[], month?: string): Promise<Map<string, FigureCells>> {
    const values = [this.db.currentCompanyId(), employeeIds, this.clock.now(), month && `${month}-01`];
    const rows = await this.db.current().query<HoursRow[]>(READ, values);
    return new Map(
      rows.map(({ id, worked, overtime }) => [
        id,
        {
          total: { type: 'minutes', minutes: worked + overtime },
          worked: { type: 'minutes', minutes: worked },
          overtime: { type: 'minutes', minutes: overtime },
        },
      ]),
    );
  }
}

const READ = `
select e.id, sum(d.worked_min - d.overtime_min)::int as worked,
  coalesce(sum(least(d.overtime_approved_min, d.overtime_min)), 0)::int as overtime
from employee e join attendance_day d on d.company_id = e.company_id and d.employee_id = e.id
  and d.work_date >= coalesce($4::date,
    (date_trunc('month', $3::timestamptz at time zone e.timezone) - interval '1 month')::date)
  and d.work_date < coalesce(($4::date + interval '1 month')::date,
    date_trunc('month', $3::timestamptz at time zone e.timezone)::date)
where e.company_id = $1 and e.id = any($2::uuid[]) group by e.id`;
