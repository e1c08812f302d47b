import { SealedSource, TenantDb, type SealedRow } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { SECOND_FACTOR_PURPOSE } from './factors.service.js';

const MOST = 500;

/** The secrets of second factors, to be sealed with a new key. */
@Injectable()
export class SecondFactorSecrets extends SealedSource {
  readonly purpose = SECOND_FACTOR_PURPOSE;

  constructor(private readonly db: TenantDb) {
    super();
  }

  listOthers(keyId: string): Promise<SealedRow[]> {
    return this.db.current().query<SealedRow[]>(
      `select user_id as id, sealed from second_factor
       where company_id = $1 and split_part(sealed, '.', 2) <> $2 limit ${MOST}`,
      [this.db.currentCompanyId(), keyId],
    );
  }

  async replace({ id, sealed }: SealedRow, renewed: string): Promise<void> {
    await this.db
      .current()
      .query('update second_factor set sealed = $3 where company_id = $1 and user_id = $2 and sealed = $4', [
        this.db.currentCompanyId(),
        id,
        renewed,
        sealed,
      ]);
  }
}
