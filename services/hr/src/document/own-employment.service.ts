import type { OwnEmployment } from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { EmployeeReader } from '../employee/employee-reader.service.js';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { toEmployeeDocument } from './employee-document.mapper.js';
import { EmployeeDocumentRepository } from './employee-document.repository.js';

/** A person's own employment: what the company knows of it, and the documents that it keeps of them. */
@Injectable()
export class OwnEmploymentService {
  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
    private readonly reader: EmployeeReader,
    private readonly documents: EmployeeDocumentRepository,
  ) {}

  async get(user: SignedInUser): Promise<OwnEmployment> {
    return this.db.run(user.companyId, async () => {
      const own = await this.employees.findByUser(user.id);
      if (!own || own.archivedAt) return { employee: null, documents: [] };
      const { manager, ...employee } = await this.reader.getChanged(user, own.id);
      const kept = (await this.documents.list(own.id)).filter(({ archivedAt }) => archivedAt === null);
      return {
        employee: { ...employee, manager: manager?.name ?? null },
        documents: kept.map(toEmployeeDocument),
      };
    });
  }
}
