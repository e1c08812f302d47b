import type { CalendarHue } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { CalendarSource, dayItem, type CalendarWindow, type SourceItem } from '@atrium/work';
import { words } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { ProposalRecords } from './proposal-records.service.js';
import { listEnding } from './proposal-source.repository.js';

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
    const ending = await this.db.run(reader.companyId, () => listEnding(this.db, seen, { from, to }));
    return ending.map(({ id, client, title, validUntil }) =>
      dayItem({
        id,
        title: `${title} · ${client}`,
        from: validUntil,
        to: validUntil,
        busy: false,
        url: `client/proposal?open=${id}`,
      }),
    );
  }
}
