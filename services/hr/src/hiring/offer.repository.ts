import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Inside `TenantDb.run` only. */
@Injectable()
export class OfferRepository {
  constructor(private readonly db: TenantDb) {}

  /** Until the transaction ends nobody else takes a number. */
  async nextNumber(): Promise<number> {
    const companyId = this.db.currentCompanyId();
    const tx = this.db.current();
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`offers ${companyId}`]);
    const [row] = await tx.query<[{ next: number }]>(
      'select coalesce(max(number), 0) + 1 as next from offer where company_id = $1',
      [companyId],
    );
    return row.next;
  }
}
