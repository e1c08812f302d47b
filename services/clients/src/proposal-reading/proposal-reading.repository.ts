import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface ReadPart {
  part: string;
  seconds: number;
}

/** Whoever leaves the page open all day and moves the mouse reads no longer than a working day. */
const MOST_SECONDS = 36_000;

/** How long parts of proposals were on the screen. Inside `TenantDb.run` only. */
@Injectable()
export class ProposalReadingRepository {
  constructor(private readonly db: TenantDb) {}

  list(proposalId: string): Promise<ReadPart[]> {
    return this.query(
      'select part, seconds from proposal_reading where company_id = $1 and proposal_id = $2',
      [proposalId],
    );
  }

  /** @param parts each part once */
  async add(proposalId: string, parts: readonly ReadPart[]): Promise<void> {
    await this.query(
      `with made as (
         insert into proposal_reading (company_id, proposal_id, part, seconds)
         select $1, $2, part, seconds from unnest($3::text[], $4::int[]) as given (part, seconds) order by part
         on conflict (company_id, proposal_id, part)
           do update set seconds = least(proposal_reading.seconds + excluded.seconds, ${String(MOST_SECONDS)})
         returning 1
       ) select * from made`,
      [proposalId, parts.map(({ part }) => part), parts.map(({ seconds }) => seconds)],
    );
  }

  private query<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query(text, [this.db.currentCompanyId(), ...values]);
  }
}
