import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface CodedClient {
  id: string;
  code: string;
  name: string;
  ownerId: string | null;
  archived: boolean;
}

/** The numbers and codes of clients. Inside `TenantDb.run` only. */
@Injectable()
export class ClientRepository {
  constructor(private readonly db: TenantDb) {}

  /** The next number; a transaction that fails gives it back. */
  async nextNumber(): Promise<number> {
    const [row] = await this.db.current().query<{ last: number }[]>(
      `with given as (
         insert into client_counter (company_id, last) values ($1, 1)
         on conflict (company_id) do update set last = client_counter.last + 1 returning last
       ) select last from given`,
      [this.db.currentCompanyId()],
    );
    return row?.last ?? 1;
  }

  async isCodeTaken(code: string): Promise<boolean> {
    const found = await this.db
      .current()
      .query<unknown[]>('select 1 from client where company_id = $1 and code = $2', [
        this.db.currentCompanyId(),
        code,
      ]);
    return found.length > 0;
  }

  /** Who has one of these codes, archived or not. */
  withCodes(codes: readonly string[]): Promise<CodedClient[]> {
    return this.db.current().query<CodedClient[]>(
      `select id, code, name, owner_id as "ownerId", archived from client
         where company_id = $1 and code = any($2::text[])`,
      [this.db.currentCompanyId(), codes],
    );
  }
}
