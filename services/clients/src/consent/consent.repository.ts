import type { ConsentChannel, ConsentPurpose, Consented, ConsentSource } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

interface Asked {
  addresses: readonly string[];
  channel: ConsentChannel;
  purpose: ConsentPurpose;
}

/** Where consents are looked up. Inside `TenantDb.run` only. */
@Injectable()
export class ConsentRepository {
  constructor(private readonly db: TenantDb) {}

  /** The newest choice of each address that made one. */
  async newest({ addresses, channel, purpose }: Asked): Promise<Map<string, Consented>> {
    const rows = await this.query<{ address: string; state: Consented }>(
      `select distinct on (address) address, state from consent
       where company_id = $1 and address = any($2::text[]) and channel = $3 and purpose = $4
       order by address, occurred_at desc, id desc`,
      [addresses, channel, purpose],
    );
    return new Map(rows.map(({ address, state }) => [address, state]));
  }

  /** What was said last, and how. */
  async newestOf({ address, channel, purpose }: Omit<Asked, 'addresses'> & { address: string }) {
    const [row] = await this.query<{ state: Consented; source: ConsentSource }>(
      `select state, source from consent
       where company_id = $1 and address = $2 and channel = $3 and purpose = $4
       order by occurred_at desc, id desc limit 1`,
      [address, channel, purpose],
    );
    return row;
  }

  /** Those of these numbers at which somebody must not be called. */
  async notCalled(phones: readonly string[]): Promise<Set<string>> {
    const rows = await this.query<{ phone: string }>(
      `select distinct phone from client_contact p, unnest(p.phones) phone
       where p.company_id = $1 and p.do_not_call and p.archived_at is null and p.phones && $2::text[]`,
      [phones],
    );
    return new Set(rows.map(({ phone }) => phone));
  }

  async idsOf(addresses: readonly string[], most: number): Promise<string[]> {
    const rows = await this.query<{ id: string }>(
      `select id from consent where company_id = $1 and address = any($2::text[])
       order by occurred_at desc, id desc limit $3`,
      [addresses, most],
    );
    return rows.map(({ id }) => id);
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.db.current().query<Row[]>(sql, [this.db.currentCompanyId(), ...values]);
  }
}
