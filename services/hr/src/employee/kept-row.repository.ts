import { AppError } from '@atrium/platform';
import type { ObjectLiteral, Repository } from 'typeorm';

interface KeptChange {
  /** The row's key. */
  place: { companyId: string; employeeId: string };
  /** As the person saw it; 0: there was no row. */
  version: number;
  values: object;
  by: string | null;
}

/**
 * Writes the one row that a table has of an employee, or makes it. Inside `TenantDb.run` only.
 * @throws {AppError} STALE_VERSION when somebody else has written it meanwhile
 */
export async function saveKeptRow<Row extends ObjectLiteral>(
  rows: Repository<Row>,
  { place, version, values, by }: KeptChange,
): Promise<void> {
  const written = version === 0 ? await insert(rows, { ...place, ...values, createdBy: by }) : await update();
  if (written !== 1) throw new AppError('STALE_VERSION');

  async function update(): Promise<number> {
    const set: object = { ...values, updatedBy: by, updatedAt: () => 'now()', version: () => 'version + 1' };
    const { affected } = await rows.update({ ...place, version } as object, set);
    return affected ?? 0;
  }
}

async function insert<Row extends ObjectLiteral>(rows: Repository<Row>, row: object): Promise<number> {
  const result = await rows
    .createQueryBuilder()
    .insert()
    .values(row)
    .orIgnore()
    .returning('version')
    .updateEntity(false)
    .execute();
  return (result.raw as unknown[]).length;
}
