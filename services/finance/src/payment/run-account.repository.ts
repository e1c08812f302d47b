import { SealedSource, Sealer, TenantDb, type SealedRow } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { PaidAccounts } from './payment.types.js';
import { accountList, accountsOf } from './sealed-account.rules.js';

const PURPOSE = 'finance.runAccounts';
const MOST = 50;

/** The accounts of a run's people as they were when it was locked. Inside `TenantDb.run` only. */
@Injectable()
export class RunAccountRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly sealer: Sealer,
  ) {}

  async keep(runId: string, accounts: PaidAccounts): Promise<void> {
    const sealed = this.sealer.seal(PURPOSE, JSON.stringify(accountList(accounts)));
    await this.db.current().query(
      `insert into pay_run_account (company_id, run_id, sealed) values ($1, $2, $3)
         on conflict (company_id, run_id) do update set sealed = excluded.sealed`,
      [this.db.currentCompanyId(), runId, sealed],
    );
  }

  /** Of a run that was locked before accounts were kept, nobody's. */
  async read(runId: string): Promise<PaidAccounts> {
    const [row] = await this.db
      .current()
      .query<{ sealed: string }[]>(
        'select sealed from pay_run_account where company_id = $1 and run_id = $2',
        [this.db.currentCompanyId(), runId],
      );
    return row ? accountsOf(JSON.parse(this.sealer.open(PURPOSE, row.sealed))) : new Map();
  }
}

/** The same rows, to be sealed with a new key. */
@Injectable()
export class RunAccountSecrets extends SealedSource {
  readonly purpose = PURPOSE;

  constructor(private readonly db: TenantDb) {
    super();
  }

  listOthers(keyId: string): Promise<SealedRow[]> {
    return this.db.current().query<SealedRow[]>(
      `select run_id as id, sealed from pay_run_account
       where company_id = $1 and split_part(sealed, '.', 2) <> $2 limit ${MOST}`,
      [this.db.currentCompanyId(), keyId],
    );
  }

  async replace({ id, sealed }: SealedRow, renewed: string): Promise<void> {
    await this.db
      .current()
      .query('update pay_run_account set sealed = $4 where company_id = $1 and run_id = $2 and sealed = $3', [
        this.db.currentCompanyId(),
        id,
        sealed,
        renewed,
      ]);
  }
}
