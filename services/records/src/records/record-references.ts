import { AppError, type TenantDb } from '@atrium/platform';
import type { ObjectLiteral } from 'typeorm';
import type { RecordRow, KindRules } from './record-rules.js';

/** Checks references to other records. Inside `TenantDb.run` only. */
export class RecordReferences {
  constructor(private readonly db: TenantDb) {}

  /**
   * Checks that each record newly referred to in `values` exists and is not archived, and locks it until the
   * transaction ends.
   * @throws {AppError} VALIDATION_FAILED on each field that refers to something else
   */
  async check<Row extends RecordRow, Entity extends ObjectLiteral>(
    { references = {} }: Pick<KindRules<Row, Entity>, 'references'>,
    values: object,
    before?: Row,
  ): Promise<void> {
    const [given, kept] = [values as Record<string, unknown>, before as Record<string, unknown> | undefined];
    const fields: Record<string, string> = {};
    for (const [field, { table, refusal }] of Object.entries(references)) {
      const id = given[field];
      if (typeof id !== 'string' || id === kept?.[field]) continue;
      if (!(await this.isPresent(table, id))) fields[field] = refusal;
    }
    if (Object.keys(fields).length > 0) throw new AppError('VALIDATION_FAILED', { fields });
  }

  private async isPresent(table: string, id: string): Promise<boolean> {
    const found: { archived: boolean }[] = await this.db
      .current()
      .query(`select archived_at is not null as archived from ${table} where id = $1 for share`, [id]);
    return found[0]?.archived === false;
  }
}
