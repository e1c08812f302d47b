import type { PayLine } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { OwnSlipRow, SlipContent, SlipPosition } from './slip-detail.types.js';

/** Ten years. */
const MOST_OWN = 120;

/** What the page of a payslip shows. Inside `TenantDb.run` only. */
@Injectable()
export class SlipDetailRepository {
  constructor(private readonly db: TenantDb) {}

  /** @param since the first month of the year to date, or the month before, whichever is earlier */
  async content(id: string, since: string): Promise<SlipContent> {
    const [content] = await this.db
      .current()
      .query<[SlipContent]>(CONTENT, [this.db.currentCompanyId(), id, since]);
    return content;
  }

  async linesOf(id: string): Promise<PayLine[]> {
    const [slip] = await this.db
      .current()
      .query<[{ lines: PayLine[] }]>('select lines from pay_slip where company_id = $1 and id = $2', [
        this.db.currentCompanyId(),
        id,
      ]);
    return slip.lines;
  }

  async position(id: string, runId: string): Promise<SlipPosition> {
    const [position] = await this.db
      .current()
      .query<[SlipPosition]>(POSITION, [this.db.currentCompanyId(), id, runId]);
    return position;
  }

  /** A person's own of runs that are locked, the newest first; held ones are left out. */
  listOwn(userId: string): Promise<OwnSlipRow[]> {
    return this.db.current().query<OwnSlipRow[]>(OWN, [this.db.currentCompanyId(), userId, null, MOST_OWN]);
  }

  async findNewest(userId: string): Promise<OwnSlipRow | null> {
    const values = [this.db.currentCompanyId(), userId, null, 1];
    const [own] = await this.db.current().query<OwnSlipRow[]>(OWN, values);
    return own ?? null;
  }

  async findOwn(userId: string, id: string): Promise<OwnSlipRow | null> {
    const values = [this.db.currentCompanyId(), userId, id, 1];
    const [own] = await this.db.current().query<OwnSlipRow[]>(OWN, values);
    return own ?? null;
  }
}

const CONTENT = `
select p.titles, p.unpaid_dates as "unpaidDates",
  (select coalesce(json_agg(json_build_object('id', y.id, 'month', y.month, 'kind', y.kind, 'gross', y.gross,
      'deductions', y.deductions, 'net', y.net, 'lines', y.lines) order by y.month), '[]')
    from pay_slip y where y.company_id = p.company_id and y.employee_id = p.employee_id
      and y.month >= $3 and y.month <= p.month and (y.id = p.id or y.frozen and not y.reversed and y.kind <> 'reversal' and y.id is distinct from r.reverses_id
        and (y.month < p.month or p.kind <> 'regular' or y.kind = 'offCycle'))) as year
from pay_slip p join pay_run r on r.company_id = p.company_id and r.id = p.run_id
where p.company_id = $1 and p.id = $2`;

const POSITION = `
select g.name as "group", r.state as "runState",
  (select c.id from pay_run c where c.company_id = $1 and c.reverses_id = $2 and c.state <> 'discarded') as "correctionId", o.place, o."of", o.before, o.after
from (
  select p.id, (row_number() over w)::int as place, (count(*) over ())::int as "of", lag(p.id) over w as before,
    lead(p.id) over w as after
  from pay_slip p where p.company_id = $1 and p.run_id = $3
  window w as (order by p.sort_name, p.id)
) o
  join pay_run r on r.company_id = $1 and r.id = $3
  join pay_group g on g.company_id = $1 and g.id = r.group_id
where o.id = $2`;

const OWN = `
select p.id, p.month, p.kind, p.reversed, r.title, p.gross, p.deductions, p.net, p.paid_days::float8 as "paidDays",
  p.unpaid_days::float8 as "unpaidDays", p.month_days as "monthDays", p.state, p.paid_on::text as "paidOn",
  p.seen_at as "seenAt", p.change
from pay_slip p join employee_entry e on e.company_id = p.company_id and e.id = p.employee_id
  join pay_run r on r.company_id = p.company_id and r.id = p.run_id
where p.company_id = $1 and e.user_id = $2 and p.frozen and p.state in ('locked', 'paid') and p.kind <> 'reversal'
  and ($3::uuid is null or p.id = $3::uuid)
order by p.month desc, p.id desc limit $4`;
