import { SealedSource, Sealer, TenantDb, type SealedRow } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import type { BankFileContent, StoredBankFile } from './payment.types.js';
import { accountList, accountsOf } from './sealed-account.rules.js';

const PURPOSE = 'finance.bankFile';
const MOST = 50;

export interface NewBankFile extends Pick<StoredBankFile, 'place' | 'name' | 'hash' | 'people' | 'total'> {
  runId: string;
  content: BankFileContent;
  by: string;
  at: Date;
}

/** Bank files of runs, as they were made. Inside `TenantDb.run` only. */
@Injectable()
export class BankFileRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly sealer: Sealer,
  ) {}

  /** @returns the id */
  async add({ runId, place, name, hash, people, total, content, by, at }: NewBankFile): Promise<string> {
    const text = JSON.stringify({ text: content.text, accounts: accountList(content.accounts) });
    const sealed = this.sealer.seal(PURPOSE, text);
    const [{ id }] = await this.db.current().query<[{ id: string }]>(
      `insert into pay_bank_file (company_id, run_id, place, name, hash, people, total, sealed, made_by, made_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      [this.db.currentCompanyId(), runId, place, name, hash, people, total, sealed, by, at],
    );
    return id;
  }

  /** The first one first. */
  listOf(runId: string): Promise<StoredBankFile[]> {
    return this.db.current().query<StoredBankFile[]>(FILES, [this.db.currentCompanyId(), runId]);
  }

  async readContent(id: string): Promise<BankFileContent> {
    const [row] = await this.db
      .current()
      .query<{ sealed: string }[]>('select sealed from pay_bank_file where company_id = $1 and id = $2', [
        this.db.currentCompanyId(),
        id,
      ]);
    if (!row) throw new Error('The bank file is gone.');
    const opened = JSON.parse(this.sealer.open(PURPOSE, row.sealed)) as { text: string; accounts: object };
    return { text: opened.text, accounts: accountsOf(opened.accounts) };
  }

  async settle(id: string, paidOn: string): Promise<void> {
    await this.db
      .current()
      .query('update pay_bank_file set paid_on = $3 where company_id = $1 and id = $2', [
        this.db.currentCompanyId(),
        id,
        paidOn,
      ]);
  }
}

const FILES = `
select f.id, f.place, f.name, f.hash, f.people, f.total, f.paid_on::text as "paidOn", f.made_at as "madeAt",
  p.first_name || ' ' || p.last_name as "madeBy"
from pay_bank_file f left join person p on p.company_id = f.company_id and p.id = f.made_by
where f.company_id = $1 and f.run_id = $2 order by f.place`;

/** The same rows, to be sealed with a new key. */
@Injectable()
export class BankFileSecrets extends SealedSource {
  readonly purpose = PURPOSE;

  constructor(private readonly db: TenantDb) {
    super();
  }

  listOthers(keyId: string): Promise<SealedRow[]> {
    return this.db.current().query<SealedRow[]>(
      `select id, sealed from pay_bank_file
       where company_id = $1 and split_part(sealed, '.', 2) <> $2 limit ${MOST}`,
      [this.db.currentCompanyId(), keyId],
    );
  }

  async replace({ id, sealed }: SealedRow, renewed: string): Promise<void> {
    await this.db
      .current()
      .query('update pay_bank_file set sealed = $4 where company_id = $1 and id = $2 and sealed = $3', [
        this.db.currentCompanyId(),
        id,
        sealed,
        renewed,
      ]);
  }
}
