import { EMPLOYEE, EMPLOYEE_DOCUMENT, EMPLOYEE_DOCUMENT_USE, type EmployeeDocument } from '@atrium/contracts';
import { AppError, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Files, Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { EmployeeDocumentEntity } from './employee-document.entity.js';
import { EMPLOYEE_DOCUMENTS, type DocumentSteps } from './employee-document.record.js';

const MOST = 200;

interface Place {
  id: string;
  version: number;
}

/** The documents that the company keeps about an employee. */
@Injectable()
export class EmployeeDocuments {
  private readonly steps: DocumentSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly employees: EmployeeRepository,
    private readonly files: Files,
  ) {
    this.steps = records.of(EMPLOYEE_DOCUMENTS);
  }

  /** The newest first. @throws {AppError} NOT_FOUND */
  async list(user: SignedInUser, employeeId: string): Promise<EmployeeDocument[]> {
    const employee = await this.db.run(user.companyId, () => this.employees.find(employeeId));
    if (!employee) throw notFound();
    const query = { sort: '-createdAt', limit: MOST };
    const { items } = await this.steps.list(user, query, [
      { sql: 'd.employee_id = ?', values: [employeeId] },
    ]);
    return items;
  }

  /** @throws {AppError} NOT_FOUND, EMPLOYEE_ARCHIVED, TOO_MANY_DOCUMENTS, VALIDATION_FAILED on `fileId` */
  add(user: SignedInUser, employeeId: string, fileId: string): Promise<EmployeeDocument> {
    return this.steps.create(user, {}, { insert: () => this.keep(user, employeeId, fileId) });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  move(user: SignedInUser, place: Place & { step: 'archive' | 'restore' }): Promise<EmployeeDocument> {
    return this.steps.move(user, place);
  }

  /**
   * Deletes the document and its bytes. @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED when not
   * archived
   */
  delete(user: SignedInUser, place: Place): Promise<void> {
    return this.steps.remove(
      user,
      { ...place, step: 'delete' },
      {
        first: ({ fileId }) => this.files.remove(fileId),
      },
    );
  }

  private async keep(user: SignedInUser, employeeId: string, fileId: string): Promise<string> {
    const employee = await this.employees.find(employeeId);
    if (!employee) throw notFound();
    if (employee.archivedAt) throw new AppError(EMPLOYEE.errors.EMPLOYEE_ARCHIVED);
    if ((await this.count(employeeId)) >= MOST)
      throw new AppError(EMPLOYEE_DOCUMENT.errors.TOO_MANY_DOCUMENTS);
    const [{ id }] = await this.db.current().query<[{ id: string }]>('select uuidv7() as id');
    const kept = await this.files.attach(fileId, { use: EMPLOYEE_DOCUMENT_USE, recordId: id, user });
    const { name, type, size } = kept;
    const values = { id, employeeId, fileId, name, type, size: String(size), createdAt: this.clock.now() };
    await this.steps.table.insert([values], user.id);
    return id;
  }

  private count(employeeId: string): Promise<number> {
    return this.db.current().getRepository(EmployeeDocumentEntity).countBy({ employeeId });
  }
}
