import type { EMPLOYEE_DOCUMENT, EmployeeDocument, OwnEmployment, StepBody } from '@atrium/contracts';
import { notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Records } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { EMPLOYEES, type EmployeeSteps } from '../employee/employee.record.js';
import { EmployeeDocuments } from './employee-document.service.js';

/** A person's own employment: their employee record and documents. */
@Injectable()
export class OwnEmploymentService {
  private readonly steps: EmployeeSteps;

  constructor(
    records: Records,
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly documents: EmployeeDocuments,
  ) {
    this.steps = records.of(EMPLOYEES);
  }

  async get(user: SignedInUser): Promise<OwnEmployment> {
    const own = await this.db.run(user.companyId, () => this.employees.findByUser(user.id));
    if (!own || own.archivedAt) return { employee: null, documents: [] };
    const { manager, department, designation, ...employee } = await this.steps.get(user, own.id);
    const documents = await this.documents.listOf(user, own.id);
    const names = {
      manager: manager?.name ?? null,
      department: department?.name ?? null,
      designation: designation?.name ?? null,
    };
    return {
      employee: { ...employee, ...names, birthDate: employee.birthDate ?? null },
      documents: documents.filter(
        ({ archivedAt, visibleTo }) => archivedAt === null && visibleTo === 'person',
      ),
    };
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED, VALIDATION_FAILED on `fileId` */
  async send(
    user: SignedInUser,
    id: string,
    sent: StepBody<typeof EMPLOYEE_DOCUMENT, 'send'>,
  ): Promise<EmployeeDocument> {
    const { documents } = await this.get(user);
    if (!documents.some((each) => each.id === id)) throw notFound();
    return this.documents.sendOwn(user, id, sent);
  }
}
