import type { Factor, FactorStore } from '@atrium/identity';
import { OperatorDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Second factors of operators, read and written as the role atrium_operator. */
@Injectable()
export class OperatorFactorRepository implements FactorStore {
  constructor(private readonly db: OperatorDb) {}

  async find(operatorId: string): Promise<Factor | null> {
    const rows = await this.db.query<Factor>(
      'select sealed, confirmed_at as "confirmedAt" from operator_second_factor where operator_id = $1',
      [operatorId],
    );
    return rows[0] ?? null;
  }

  begin(operatorId: string, sealed: string, now: Date): Promise<boolean> {
    return this.changes(
      `insert into operator_second_factor as f (operator_id, sealed, created_at) values ($1, $2, $3)
       on conflict (operator_id) do update set sealed = $2, created_at = $3, last_step = 0 where f.confirmed_at is null
       returning operator_id`,
      [operatorId, sealed, now],
    );
  }

  confirm(
    operatorId: string,
    { sealed, step, now }: { sealed: string; step: number; now: Date },
  ): Promise<boolean> {
    return this.changes(
      `update operator_second_factor set confirmed_at = $4, last_step = $3
       where operator_id = $1 and sealed = $2 and confirmed_at is null returning operator_id`,
      [operatorId, sealed, step, now],
    );
  }

  takeStep(operatorId: string, step: number): Promise<boolean> {
    return this.changes(
      `update operator_second_factor set last_step = $2
       where operator_id = $1 and confirmed_at is not null and last_step < $2 returning operator_id`,
      [operatorId, step],
    );
  }

  takeCode(operatorId: string, codeHash: string, now: Date): Promise<boolean> {
    return this.changes(
      `update operator_recovery_code set used_at = $3
       where operator_id = $1 and code_hash = $2 and used_at is null returning operator_id`,
      [operatorId, codeHash, now],
    );
  }

  async replaceCodes(operatorId: string, hashes: string[]): Promise<void> {
    await this.db.run(async (query) => {
      await query('delete from operator_recovery_code where operator_id = $1', [operatorId]);
      await query(
        'insert into operator_recovery_code (operator_id, code_hash) select $1, unnest($2::text[])',
        [operatorId, hashes],
      );
    });
  }

  async countCodes(operatorId: string): Promise<number> {
    const [row] = await this.db.query<{ left: number }>(
      'select count(*)::int as left from operator_recovery_code where operator_id = $1 and used_at is null',
      [operatorId],
    );
    return row?.left ?? 0;
  }

  /** Deletes it with its recovery codes. @returns false when none was on */
  async delete(operatorId: string): Promise<boolean> {
    await this.replaceCodes(operatorId, []);
    return this.changes(
      `delete from operator_second_factor where operator_id = $1 and confirmed_at is not null returning operator_id`,
      [operatorId],
    );
  }

  /** Stores the secret sealed with another key, unless it was replaced meanwhile. */
  async reseal(operatorId: string, from: string, to: string): Promise<void> {
    await this.db.query(
      'update operator_second_factor set sealed = $3 where operator_id = $1 and sealed = $2',
      [operatorId, from, to],
    );
  }

  private async changes(sql: string, values: unknown[]): Promise<boolean> {
    return (await this.db.query(sql, values)).length > 0;
  }
}
