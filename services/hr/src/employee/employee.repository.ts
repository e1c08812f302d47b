import { TenantDb } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { EmployeeEntity } from './employee.entity.js';

/** A person's department or designation. */
export type EmployeePlace = { departmentId: string } | { designationId: string };

/** Queries on employees besides their list. Inside `TenantDb.run` only. */
@Injectable()
export class EmployeeRepository {
  constructor(private readonly db: TenantDb) {}

  async find(id: string): Promise<EmployeeEntity | null> {
    return this.rows.findOneBy({ id });
  }

  /** Those of the ids that exist. */
  async listByIds(ids: string[]): Promise<EmployeeEntity[]> {
    return this.rows.findBy({ id: In(ids) });
  }

  async findByUser(userId: string): Promise<EmployeeEntity | null> {
    return this.rows.findOneBy({ userId });
  }

  /** Of those whose employment has not ended. */
  async listByUsers(userIds: readonly string[]): Promise<EmployeeEntity[]> {
    return this.rows.findBy({ userId: In([...userIds]), archivedAt: IsNull() });
  }

  /** Like `findByUser`, and locks the record until the end of the transaction. */
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

  /** Of whom has not left: a later employment may have the e-mail of an earlier one. */
  async findByEmail(workEmail: string): Promise<EmployeeEntity | null> {
    return this.rows.findOneBy({ workEmail, phase: Not('exited') });
  }

  /** The photos of accounts that have one. */
  listPhotos(userIds: readonly string[]): Promise<{ userId: string; fileId: string }[]> {
    return this.db.current().query(
      `select user_id as "userId", photo_file_id as "fileId" from employee
       where company_id = $1 and user_id = any($2) and not archived and photo_file_id is not null`,
      [this.db.currentCompanyId(), userIds],
    );
  }

  /** Whether somebody who is not archived has it. */
  hasPlace(place: EmployeePlace): Promise<boolean> {
    return this.rows.existsBy({ ...place, archived: false });
  }

  async count(): Promise<number> {
    return this.rows.count();
  }

  /** Whether more than one person is not archived. */
  async hasSeveral(): Promise<boolean> {
    const found = await this.rows.find({ select: { id: true }, where: { archived: false }, take: 2 });
    return found.length > 1;
  }

  /** Whether the joining date of somebody who works here is a guess. */
  async hasAssumedJoining(): Promise<boolean> {
    return this.rows.existsBy({ archived: false, joiningAssumed: true });
  }

  /** The code after the highest counted one, such as E0001; another transaction may take it first. */
  async nextCode(): Promise<string> {
    const [highest] = await this.rows.find({
      select: { codeNumber: true },
      where: { codeNumber: Not(IsNull()) },
      order: { codeNumber: 'DESC' },
      take: 1,
    });
    return `E${String((highest?.codeNumber ?? 0) + 1).padStart(4, '0')}`;
  }

  async highestCodeNumber(): Promise<number> {
    const [row] = await this.db
      .current()
      .query<{ highest: number | null }[]>('select max(code_number) as highest from employee');
    return row?.highest ?? 0;
  }

  /** Serialises changes of managers until the transaction ends, so that two of them cannot close a circle. */
  async lockManagers(): Promise<void> {
    const key = `employee managers ${this.db.currentCompanyId()}`;
    await this.db.current().query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
  }

  /** Whether `id` is `bossId` or below them. */
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
