import type { TenantDb } from '@atrium/platform';
import { EmployeeDocumentEntity } from './employee-document.entity.js';

const documents = (db: TenantDb) => db.current().getRepository(EmployeeDocumentEntity);

/** Inside `TenantDb.run` only, like what follows. */
export const findDocument = (db: TenantDb, id: string): Promise<EmployeeDocumentEntity | null> =>
  documents(db).findOneBy({ id });

export const countDocuments = (db: TenantDb, employeeId: string): Promise<number> =>
  documents(db).countBy({ employeeId });

/** The id of a document that is yet to be kept. */
export async function newDocumentId(db: TenantDb): Promise<string> {
  const [{ id }] = await db.current().query<[{ id: string }]>('select uuidv7() as id');
  return id;
}
