import type { CalendarHue } from '@atrium/contracts';
import { TenantDb, type ReadValue, type SignedInUser } from '@atrium/platform';
import { allOf } from '@atrium/records';
import { CalendarSource, dayItem, type CalendarWindow, type SourceItem } from '@atrium/work';
import { words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { ProposalRecords } from './proposal-records.service.js';

interface EndingProposal {
  id: string;
  client: string;
  title: string;
  validUntil: string;
}

/** The last days of proposals that wait for their clients. */
@Injectable()
export class ProposalSource extends CalendarSource {
  override readonly remote = 'clients';
  override readonly key = 'proposals';
  override readonly title = words('Proposals that expire');
  override readonly colour: CalendarHue = 8;
  override readonly fixed = words('The last day of a proposal is changed in the proposal.');

  constructor(
    private readonly db: TenantDb,
    private readonly records: ProposalRecords,
  ) {
    super();
  }

  override async list({ from, to }: CalendarWindow, reader: SignedInUser): Promise<SourceItem[]> {
    const seen = await this.records.proposals.sight.seenBy(reader);
    const values: ReadValue[] = [reader.companyId, from, to];
    const ending = await this.db.run(reader.companyId, () =>
      this.db.current().query<EndingProposal[]>(
        `select p.id, coalesce(c.name, d.company, d.name) as client, p.title, p.valid_until::text as "validUntil"
         from proposal p left join client c on c.company_id = p.company_id and c.id = p.holder_id
           left join lead d on d.company_id = p.company_id and d.id = p.lead_id
         where p.company_id = $1 and p.valid_until >= $2::date and p.valid_until < $3::date
           and p.state in ('sent', 'viewed') and ${allOf(seen, values)}
         order by p.valid_until, p.id`,
        values,
      ),
    );
    return ending.map(({ id, client, title, validUntil }) =>
      dayItem({
        ...{ id, title: `${title} · ${client}`, from: validUntil, to: validUntil, busy: false },
        url: `client/proposal?open=${id}`,
      }),
    );
  }
}
