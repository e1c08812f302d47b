import {
  EMPLOYEE_DOCUMENT,
  EMPLOYEE_DOCUMENT_LIMIT,
  EMPLOYEE_DOCUMENT_USE,
  OWN_DOCUMENT_USE,
  passesCheck,
} from '@atrium/contracts';
import { TenantDb, type SignedInUser } from '@atrium/platform';
import { FileUse, type ImageSizes } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { employeeScope } from '../people-scope.policy.js';
import { findDocument } from './employee-document.repository.js';

/** Files of employees' documents: contracts, certificates, scans. */
@Injectable()
export class EmployeeDocumentFiles extends FileUse {
  readonly key: string = EMPLOYEE_DOCUMENT_USE;
  readonly remote = 'hr';
  readonly accepts = 'documents';
  readonly maxBytes = EMPLOYEE_DOCUMENT_LIMIT;
  /** The size of a page scanned at 300 dots per inch. */
  readonly image: ImageSizes = { full: 3500, small: 96 };

  constructor(
    private readonly db: TenantDb,
    private readonly employees: EmployeeRepository,
  ) {
    super();
  }

  mayUpload(user: SignedInUser): boolean {
    return passesCheck(user, EMPLOYEE_DOCUMENT.check('update'));
  }

  async isThere(documentId: string): Promise<boolean> {
    const document = await findDocument(this.db, documentId);
    if (!document || document.archivedAt) return false;
    const employee = await this.employees.find(document.employeeId);
    return employee?.archivedAt === null;
  }

  /** People who may edit employees, and the person whom the document is about, if HR shows it to them. */
  async mayRead(user: SignedInUser, documentId: string): Promise<boolean> {
    if (employeeScope(user) === 'all') return true;
    const document = await findDocument(this.db, documentId);
    const own = await this.employees.findByUser(user.id);
    return document?.visibleTo === 'person' && document.employeeId === own?.id;
  }
}

/** Files that people send because HR asked for them. */
@Injectable()
export class OwnDocumentFiles extends EmployeeDocumentFiles {
  override readonly key = OWN_DOCUMENT_USE;

  /** Until a document that waits for it takes it, nobody else sees it. */
  override mayUpload(): boolean {
    return true;
  }
}
