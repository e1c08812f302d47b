import {
  EMPLOYEE,
  EMPLOYEE_DOCUMENT,
  EMPLOYEE_DOCUMENT_USE,
  OWN_DOCUMENT_USE,
  type AskDocument,
  type BulkOf,
  type BulkReport,
  type EmployeeDocument,
  type EmployeeDocumentQuery,
  type NewDocument,
  type OfferDocument,
  type Page,
  type UpdateEmployeeDocument,
} from '@atrium/contracts';
import { AppError, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Files, Records, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { DocumentNotifications } from './document-notifications.service.js';
import type { EmployeeDocumentEntity } from './employee-document.entity.js';
import { EMPLOYEE_DOCUMENTS, type DocumentRow, type DocumentSteps } from './employee-document.record.js';
import { countDocuments, newDocumentId } from './employee-document.repository.js';
import { OwnRecords } from '../own-record/own-records.service.js';

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
    private readonly notifications: DocumentNotifications,
    private readonly own: OwnRecords,
  ) {
    this.steps = records.of(EMPLOYEE_DOCUMENTS);
  }

  /** The documents of everybody. */
  listAll(user: SignedInUser, query: EmployeeDocumentQuery): Promise<Page<EmployeeDocument>> {
    return this.steps.list(user, query);
  }

  /** @throws {AppError} NOT_FOUND */
  get(user: SignedInUser, id: string): Promise<EmployeeDocument> {
    return this.steps.get(user, id);
  }

  /** The newest first. @throws {AppError} NOT_FOUND */
  async list(user: SignedInUser, employeeId: string): Promise<EmployeeDocument[]> {
    const employee = await this.db.run(user.companyId, () => this.employees.find(employeeId));
    if (!employee) throw notFound();
    const query = { sort: '-createdAt', limit: MOST, status: 'active,archived' };
    const { items } = await this.steps.list(user, query, [
      { sql: 'd.employee_id = ?', values: [employeeId] },
    ]);
    return items;
  }

  /**
   * What HR adds is verified. @throws {AppError} NOT_FOUND, EMPLOYEE_ARCHIVED, TOO_MANY_DOCUMENTS,
   * DOCUMENT_EXPIRES_FIRST, VALIDATION_FAILED on `fileId`
   */
  add(user: SignedInUser, employeeId: string, { fileId, ...given }: NewDocument): Promise<EmployeeDocument> {
    refuseDates(given);
    const insert = async () => {
      const id = await this.newIdFor(employeeId);
      const file = await this.fileOf(fileId, { use: EMPLOYEE_DOCUMENT_USE, recordId: id, user });
      return this.insert(user, { ...given, ...file, id, employeeId, state: 'verified' });
    };
    return this.steps.create(user, {}, { insert });
  }

  /**
   * What people send without being asked waits for HR. @throws {AppError} NOT_FOUND, EMPLOYEE_ARCHIVED,
   * TOO_MANY_DOCUMENTS, VALIDATION_FAILED on `fileId`
   */
  offer(
    user: SignedInUser,
    employeeId: string,
    { fileId, category }: OfferDocument,
  ): Promise<EmployeeDocument> {
    const insert = async () => {
      const id = await this.newIdFor(employeeId);
      const file = await this.fileOf(fileId, { use: OWN_DOCUMENT_USE, recordId: id, user });
      const values = { ...file, id, employeeId, category, visibleTo: 'person' as const };
      return this.insert(user, { ...values, state: 'received' });
    };
    const after = (row: DocumentRow) => this.notifications.receive(user, row);
    return this.steps.create(user, {}, { insert, after });
  }

  /** Asks the person for a document. @throws {AppError} NOT_FOUND, EMPLOYEE_ARCHIVED, TOO_MANY_DOCUMENTS */
  ask(user: SignedInUser, employeeId: string, { name, category }: AskDocument): Promise<EmployeeDocument> {
    const values = { name, category, employeeId, visibleTo: 'person', state: 'asked' } as const;
    return this.steps.create(
      user,
      {},
      {
        insert: async () => this.insert(user, { ...values, id: await this.newIdFor(employeeId) }),
        after: (row) => this.notifications.ask(user, row),
      },
    );
  }

  /** Changes what is known about it. @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED, DOCUMENT_EXPIRES_FIRST */
  update(
    user: SignedInUser,
    id: string,
    { version, ...given }: UpdateEmployeeDocument,
  ): Promise<EmployeeDocument> {
    return this.steps.run(user, {
      ...{ step: 'update', id, version },
      change: (row) => {
        refuseDates({ ...row, ...given });
        const later = given.expiresOn !== undefined && given.expiresOn !== row.expiresOn;
        return { ...given, ...(later && { reminded: null }) };
      },
    });
  }

  /**
   * The file that HR asked for. What HR itself adds is verified; what the person sends is looked at first.
   * @param by the use of the upload, and whether the person themselves sends it
   * @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED, VALIDATION_FAILED on `fileId`
   */
  send(
    user: SignedInUser,
    { fileId, ...place }: Place & { fileId: string },
    by: { use: string; own: boolean },
  ): Promise<EmployeeDocument> {
    const { own } = by;
    return this.steps.run(user, {
      ...{ ...place, step: 'send' },
      change: async (row) => {
        if (row.fileId) await this.files.remove(row.fileId);
        const file = await this.fileOf(fileId, { use: by.use, recordId: place.id, user });
        const state = own ? 'received' : 'verified';
        return { ...file, state, reason: null };
      },
      after: async (row) => {
        if (own) await this.notifications.receive(user, row);
      },
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  verify(user: SignedInUser, place: Place): Promise<EmployeeDocument> {
    return this.steps.run(user, {
      ...{ ...place, step: 'verify' },
      change: () => ({ state: 'verified', reason: null }),
    });
  }

  /** Asks the person for a better file. @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  return(user: SignedInUser, { reason, ...place }: Place & { reason: string }): Promise<EmployeeDocument> {
    return this.steps.run(user, {
      ...{ ...place, step: 'return' },
      change: () => ({ state: 'returned', reason }),
      after: (row) => this.notifications.ask(user, row),
    });
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
    const first = async ({ fileId }: DocumentRow) => {
      if (fileId) await this.files.remove(fileId);
    };
    return this.steps.remove(user, { ...place, step: 'delete' }, { first });
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  changeAll(user: SignedInUser, { step, ...order }: BulkOf<typeof EMPLOYEE_DOCUMENT>): Promise<BulkReport> {
    return this.steps.bulk.run(user, { step, ...order }, async (place) => {
      if (step === 'verify') {
        const needs = EMPLOYEE_DOCUMENT.check('update');
        await this.own.refuse(user, place.id, { needs, through: 'employee_document' });
        return this.verify(user, place);
      }
      if (step === 'archive' || step === 'restore') return this.move(user, { ...place, step });
      throw new AppError('TRANSITION_REFUSED');
    });
  }

  private async fileOf(fileId: string, to: { use: string; recordId: string; user: SignedInUser }) {
    const { name, type, size } = await this.files.attach(fileId, to);
    return { fileId, name, type, size };
  }

  /** For one more document of an employee. @throws {AppError} NOT_FOUND, EMPLOYEE_ARCHIVED, TOO_MANY_DOCUMENTS */
  private async newIdFor(employeeId: string): Promise<string> {
    const employee = await this.employees.find(employeeId);
    if (!employee) throw notFound();
    if (employee.archivedAt) throw new AppError(EMPLOYEE.errors.EMPLOYEE_ARCHIVED);
    const count = await countDocuments(this.db, employeeId);
    if (count >= MOST) throw new AppError(EMPLOYEE_DOCUMENT.errors.TOO_MANY_DOCUMENTS);
    return newDocumentId(this.db);
  }

  private async insert(
    user: SignedInUser,
    values: Values<EmployeeDocumentEntity> & { id: string },
  ): Promise<string> {
    await this.steps.table.insert([{ ...values, createdAt: this.clock.now() }], user.id);
    return values.id;
  }
}

/** @throws {AppError} DOCUMENT_EXPIRES_FIRST */
function refuseDates({ issuedOn, expiresOn }: Partial<Pick<NewDocument, 'issuedOn' | 'expiresOn'>>): void {
  if (!issuedOn || !expiresOn || expiresOn >= issuedOn) return;
  const { DOCUMENT_EXPIRES_FIRST } = EMPLOYEE_DOCUMENT.errors;
  throw new AppError(DOCUMENT_EXPIRES_FIRST, { fields: { expiresOn: DOCUMENT_EXPIRES_FIRST.message } });
}
