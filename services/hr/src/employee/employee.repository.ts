import { AppError, isUniqueViolation, TenantDb } from '@atrium/platform';
import { SearchIndex } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { In, IsNull, MoreThan, Not } from 'typeorm';
import { EmployeeEntity } from './employee.entity.js';

type Computed = 'archived' | 'sortName' | 'sortDepartment' | 'searchText' | 'codeNumber';
type Kept = 'companyId' | 'id' | 'version' | 'createdAt' | 'updatedAt';
export type EmployeeValues = Omit<EmployeeEntity, Computed | Kept>;

@Injectable()
export class EmployeeRepository {
  constructor(
    private readonly db: TenantDb,
    private readonly search: SearchIndex,
  ) {}

  async find(id: string): Promise<EmployeeEntity | null> {
    return this.rows.findOneBy({ id });
  }

  /** Those of the ids that exist. */
  async listByIds(ids: string[]): Promise<EmployeeEntity[]> {
    return this.rows.findBy({ id: In(ids) });
  }

  /** Ids after one, in their order; null begins. */
  async listIds(after: string | null, most: number): Promise<string[]> {
    const found = await this.rows.find({
      select: { id: true },
      where: after === null ? {} : { id: MoreThan(after) },
      order: { id: 'ASC' },
      take: most,
    });
    return found.map(({ id }) => id);
  }

  async findByUser(userId: string): Promise<EmployeeEntity | null> {
    return this.rows.findOneBy({ userId });
  }

  /** As `findByUser`, and nobody else changes the record before the end of the transaction. */
  async lockByUser(userId: string): Promise<EmployeeEntity | null> {
    const values = [this.db.currentCompanyId(), userId];
    await this.db
      .current()
      .query('select from employee where company_id = $1 and user_id = $2 for update', values);
    return this.findByUser(userId);
  }

  async findByInvitedUser(invitedUserId: string): Promise<EmployeeEntity | null> {
    return this.rows.findOneBy({ invitedUserId });
  }

  async findByEmail(workEmail: string): Promise<EmployeeEntity | null> {
    return this.rows.findOneBy({ workEmail });
  }

  async count(): Promise<number> {
    return this.rows.count();
  }

  /** Whether more than one person is not archived. */
  async hasSeveral(): Promise<boolean> {
    const found = await this.rows.find({ select: { id: true }, where: { archived: false }, take: 2 });
    return found.length > 1;
  }

  /** The code after the highest counted one, such as E0001; somebody else may take it first. */
  async nextCode(): Promise<string> {
    const [highest] = await this.rows.find({
      select: { codeNumber: true },
      where: { codeNumber: Not(IsNull()) },
      order: { codeNumber: 'DESC' },
      take: 1,
    });
    return `E${String((highest?.codeNumber ?? 0) + 1).padStart(4, '0')}`;
  }

  /** @returns the id, or null when the code, the e-mail or the account is another employee's */
  async insertUnlessTaken(values: Partial<EmployeeValues>): Promise<string | null> {
    const result = await this.rows
      .createQueryBuilder()
      .insert()
      .values({ ...values, companyId: this.db.currentCompanyId() })
      .orIgnore()
      .returning('id')
      .updateEntity(false)
      .execute();
    const [inserted] = result.raw as { id: string }[];
    if (inserted) await this.search.mark('employee', [inserted.id]);
    return inserted?.id ?? null;
  }

  /**
   * @returns whether the employee still had that version
   * @throws {AppError} EMAIL_TAKEN
   */
  async update(id: string, version: number, values: Partial<EmployeeValues>): Promise<boolean> {
    try {
      const { affected } = await this.rows
        .createQueryBuilder()
        .update()
        .set({ ...values, version: () => 'version + 1', updatedAt: () => 'now()' })
        .where({ id, version })
        .execute();
      if (affected === 1) await this.search.mark('employee', [id]);
      return affected === 1;
    } catch (error) {
      throw isUniqueViolation(error, 'employee_work_email_key') ? emailTaken(error) : error;
    }
  }

  /** Changes of managers wait for one another until the transaction ends, so that two cannot close a circle. */
  async lockManagers(): Promise<void> {
    const key = `employee managers ${this.db.currentCompanyId()}`;
    await this.db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  /** Whether `id` is `bossId` or somewhere below them. */
  async isBelow(id: string, bossId: string): Promise<boolean> {
    const rows: unknown[] = await this.db.current().query(
      `with recursive line as (
         select id, manager_id from employee where id = $1
         union
         select above.id, above.manager_id from employee above join line on above.id = line.manager_id
       )
       select 1 from line where id = $2`,
      [id, bossId],
    );
    return rows.length > 0;
  }

  private get rows() {
    return this.db.current().getRepository(EmployeeEntity);
  }
}

export function emailTaken(cause?: unknown): AppError {
  const message = 'Another employee already uses this e-mail.';
  return new AppError('EMAIL_TAKEN', { message, fields: { workEmail: message }, cause });
}
