import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import type { FactorStore } from './factors.service.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';
import { SecondFactorEntity } from './second-factor.entity.js';

@Injectable()
export class SecondFactorRepository implements FactorStore {
  constructor(private readonly db: TenantDb) {}

  find(userId: string): Promise<SecondFactorEntity | null> {
    return this.db.current().findOneBy(SecondFactorEntity, { ...this.company(), userId });
  }

  /** Stores a secret that waits for its first code and replaces an earlier one. @returns false when one is on */
  async begin(userId: string, sealed: string, now: Date): Promise<boolean> {
    const rows: unknown[] = await this.db.current().query(
      `insert into second_factor as f (company_id, user_id, sealed, created_at) values ($1, $2, $3, $4)
       on conflict (company_id, user_id) do update set sealed = $3, created_at = $4, last_step = 0
         where f.confirmed_at is null
       returning user_id`,
      [this.db.currentCompanyId(), userId, sealed, now],
    );
    return rows.length > 0;
  }

  /** @returns false when the secret was replaced by now, or is already on */
  async confirm(
    userId: string,
    { sealed, step, now }: { sealed: string; step: number; now: Date },
  ): Promise<boolean> {
    const waiting = { ...this.company(), userId, sealed, confirmedAt: IsNull() };
    const change = { confirmedAt: now, lastStep: step };
    const { affected } = await this.db.current().update(SecondFactorEntity, waiting, change);
    return affected === 1;
  }

  /** Of several uses of one code, or an older one, only one succeeds. */
  async takeStep(userId: string, step: number): Promise<boolean> {
    const rows: unknown[] = await this.db.current().query(
      `with taken as (
         update second_factor set last_step = $3
         where company_id = $1 and user_id = $2 and confirmed_at is not null and last_step < $3 returning user_id
       ) select user_id from taken`,
      [this.db.currentCompanyId(), userId, step],
    );
    return rows.length > 0;
  }

  /** Of several uses of one recovery code, only one succeeds. */
  async takeCode(userId: string, codeHash: string, now: Date): Promise<boolean> {
    const unused = { ...this.company(), userId, codeHash, usedAt: IsNull() };
    const { affected } = await this.db.current().update(RecoveryCodeEntity, unused, { usedAt: now });
    return affected === 1;
  }

  async replaceCodes(userId: string, hashes: string[]): Promise<void> {
    await this.db.current().delete(RecoveryCodeEntity, { ...this.company(), userId });
    const rows = hashes.map((codeHash) => ({ ...this.company(), userId, codeHash }));
    if (rows.length > 0) await this.db.current().insert(RecoveryCodeEntity, rows);
  }

  countCodes(userId: string): Promise<number> {
    return this.db.current().countBy(RecoveryCodeEntity, { ...this.company(), userId, usedAt: IsNull() });
  }

  /** Deletes it with its recovery codes. @returns false when none was on */
  async delete(userId: string): Promise<boolean> {
    await this.replaceCodes(userId, []);
    const on = { ...this.company(), userId, confirmedAt: Not(IsNull()) };
    const { affected } = await this.db.current().delete(SecondFactorEntity, on);
    return (affected ?? 0) > 0;
  }

  private company() {
    return { companyId: this.db.currentCompanyId() };
  }
}
