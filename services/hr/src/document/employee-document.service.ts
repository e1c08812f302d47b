import { HR_ERRORS, EMPLOYEE_DOCUMENT_USE, type EmployeeDocument } from '@atrium/contracts';
import { AppError, Audit, Clock, LiveEvents, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Files } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { EmployeeEntity } from '../employee/employee.entity.js';
import { fullName } from '../employee/employee.mapper.js';
import { EMPLOYEE_RESOURCE } from '../employee/employee.policy.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import type { EmployeeDocumentEntity } from './employee-document.entity.js';
import { toEmployeeDocument } from './employee-document.mapper.js';
import { EmployeeDocumentRepository } from './employee-document.repository.js';

/** More than anybody looks through. */
const MOST = 200;

interface Step {
  user: SignedInUser;
  id: string;
  version: number;
}

/** What the company keeps of an employee on paper. */
@Injectable()
export class EmployeeDocuments {
  constructor(
    private readonly db: TenantDb,
    private readonly clock: Clock,
    private readonly documents: EmployeeDocumentRepository,
    private readonly employees: EmployeeRepository,
    private readonly files: Files,
    private readonly live: LiveEvents,
    private readonly audit: Audit,
  ) {}

  /** @throws {AppError} NOT_FOUND */
  async list(user: SignedInUser, employeeId: string): Promise<EmployeeDocument[]> {
    return this.db.run(user.companyId, async () => {
      await this.findEmployee(employeeId);
      return (await this.documents.list(employeeId)).map(toEmployeeDocument);
    });
  }

  /** @throws {AppError} NOT_FOUND, EMPLOYEE_ARCHIVED, TOO_MANY_DOCUMENTS, VALIDATION_FAILED on `fileId` */
  async add(user: SignedInUser, employeeId: string, fileId: string): Promise<EmployeeDocument> {
    return this.db.run(user.companyId, async () => {
      const employee = await this.findEmployee(employeeId);
      if (employee.archivedAt) throw new AppError(HR_ERRORS.EMPLOYEE_ARCHIVED);
      if ((await this.documents.count(employeeId)) >= MOST) throw new AppError(HR_ERRORS.TOO_MANY_DOCUMENTS);
      const id = await this.documents.nextId();
      const { name, type, size } = await this.files.attach(fileId, {
        use: EMPLOYEE_DOCUMENT_USE,
        recordId: id,
        user,
      });
      const by = { createdAt: this.clock.now(), createdBy: user.id };
      await this.documents.insert({ id, employeeId, fileId, name, type, size: String(size), ...by });
      return this.tell({ user, id }, 'employeeDocument.create');
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED when archived already */
  async archive(step: Step): Promise<EmployeeDocument> {
    return this.move(step, this.clock.now());
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED when not archived */
  async restore(step: Step): Promise<EmployeeDocument> {
    return this.move(step, null);
  }

  /** For ever, with its bytes. @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED when not archived */
  async delete(step: Step): Promise<void> {
    const { user, id, version } = step;
    await this.db.run(user.companyId, async () => {
      const document = await this.find(step);
      if (!document.archivedAt) throw new AppError('TRANSITION_REFUSED');
      await this.files.remove(document.fileId);
      await this.tell(step, 'employeeDocument.delete');
      if (!(await this.documents.delete(id, version))) throw new AppError('STALE_VERSION');
    });
  }

  private async move(step: Step, archivedAt: Date | null): Promise<EmployeeDocument> {
    const { user, id, version } = step;
    return this.db.run(user.companyId, async () => {
      const document = await this.find(step);
      if ((document.archivedAt === null) === (archivedAt === null)) throw new AppError('TRANSITION_REFUSED');
      if (!(await this.documents.setArchived(id, version, archivedAt))) throw new AppError('STALE_VERSION');
      return this.tell(step, archivedAt ? 'employeeDocument.archive' : 'employeeDocument.restore');
    });
  }

  private async find({ id, version }: Step): Promise<EmployeeDocumentEntity> {
    const document = await this.documents.find(id);
    if (!document) throw notFound();
    if (document.version !== version) throw new AppError('STALE_VERSION');
    return document;
  }

  private async findEmployee(id: string): Promise<EmployeeEntity> {
    const employee = await this.employees.find(id);
    if (!employee) throw notFound();
    return employee;
  }

  /** To the audit trail and to open pages. */
  private async tell({ user, id }: Pick<Step, 'user' | 'id'>, action: string): Promise<EmployeeDocument> {
    const document = await this.documents.find(id);
    if (!document) throw notFound();
    const employee = await this.findEmployee(document.employeeId);
    const { name, type, archivedAt } = document;
    this.audit.record({
      ...{ action, by: user, resource: { kind: 'employeeDocument', id, title: name } },
      after: { name, type, employee: fullName(employee), archivedAt },
    });
    const self = employee.userId ? [employee.userId] : [];
    const readers = { check: { ...EMPLOYEE_RESOURCE, action: 'read' as const }, orUsers: self };
    await this.live.notify({ type: 'invalidate', tags: ['EmployeeDocument'] }, readers);
    return toEmployeeDocument(document);
  }
}
