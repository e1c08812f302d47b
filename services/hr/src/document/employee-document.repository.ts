import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EmployeeDocumentEntity } from './employee-document.entity.js';

type NewDocument = Pick<
  EmployeeDocumentEntity,
  'id' | 'employeeId' | 'fileId' | 'name' | 'type' | 'size' | 'createdAt' | 'createdBy'
>;

/** Inside `TenantDb.run` only. */
@Injectable()
export class EmployeeDocumentRepository {
  constructor(private readonly db: TenantDb) {}

  /** Newest first. */
  list(employeeId: string): Promise<EmployeeDocumentEntity[]> {
    return this.rows.find({ where: { employeeId }, order: { id: 'DESC' } });
  }

  find(id: string): Promise<EmployeeDocumentEntity | null> {
    return this.rows.findOneBy({ id });
  }

  count(employeeId: string): Promise<number> {
    return this.rows.countBy({ employeeId });
  }

  /** Of a document that is not there yet. */
  async nextId(): Promise<string> {
    const [row] = await this.db.current().query<[{ id: string }]>('select uuidv7() as id');
    return row.id;
  }

  async insert(document: NewDocument): Promise<void> {
    const values = { ...document, companyId: this.db.currentCompanyId() };
    await this.rows.createQueryBuilder().insert().values(values).updateEntity(false).execute();
  }

  /** @returns whether the document still had that version */
  async setArchived(id: string, version: number, archivedAt: Date | null): Promise<boolean> {
    const { affected } = await this.rows
      .createQueryBuilder()
      .update()
      .set({ archivedAt, version: () => 'version + 1' })
      .where({ id, version })
      .execute();
    return affected === 1;
  }

  /** @returns whether the document still had that version */
  async delete(id: string, version: number): Promise<boolean> {
    const { affected } = await this.rows.delete({ id, version });
    return affected === 1;
  }

  private get rows() {
    return this.db.current().getRepository(EmployeeDocumentEntity);
  }
}
