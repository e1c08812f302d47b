import {
  EMPLOYEE,
  EMPLOYEE_DOCUMENT,
  EMPLOYEE_DOCUMENT_USE,
  OWN_DOCUMENT_USE,
  type AskDocument,
  type BulkOf,
  type BulkReport,
  type DocumentState,
  type EmployeeDocument,
  type NewDocument,
  type OfferDocument,
  type StepBody,
  type Transition,
  type UpdateEmployeeDocument,
} from '@atrium/contracts';
import { AppError, Clock, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Files, Records, type Place, type Values } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { EmployeeRepository } from '../employee/employee.repository.js';
import { DocumentNotifications } from './document-notifications.service.js';
import type { EmployeeDocumentEntity } from './employee-document.entity.js';
import { EMPLOYEE_DOCUMENTS, type DocumentRow, type DocumentSteps } from './employee-document.record.js';
import { countDocuments, newDocumentId } from './employee-document.repository.js';
import { OwnRecords } from '../own-record/own-records.service.js';

const MOST = 200;

type SendDocument = StepBody<typeof EMPLOYEE_DOCUMENT, 'send'>;

/** The documents that the company keeps about an employee. */
@Injectable()
export class EmployeeDocuments {
  readonly steps: DocumentSteps;

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

  /** The newest first. @throws {AppError} NOT_FOUND */
  async listOf(user: SignedInUser, employeeId: string): Promise<EmployeeDocument[]> {
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
      step: 'update',
      id,
      version,
      change: (row) => {
        refuseDates({ ...row, ...given });
        const later = given.expiresOn !== undefined && given.expiresOn !== row.expiresOn;
        return { ...given, ...(later && { reminded: null }) };
      },
    });
  }

  /**
   * The file that was asked for, which HR itself has: it is verified.
   * @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED, VALIDATION_FAILED on `fileId`
   */
  send(user: SignedInUser, id: string, sent: SendDocument): Promise<EmployeeDocument> {
    return this.take(user, { ...sent, id, use: EMPLOYEE_DOCUMENT_USE, state: 'verified' });
  }

  /** What the person sends is looked at first. @throws as `send` */
  sendOwn(user: SignedInUser, id: string, sent: SendDocument): Promise<EmployeeDocument> {
    return this.take(user, { ...sent, id, use: OWN_DOCUMENT_USE, state: 'received' });
  }

  private take(
    user: SignedInUser,
    { id, version, fileId, use, state }: SendDocument & { id: string; use: string; state: DocumentState },
  ): Promise<EmployeeDocument> {
    return this.steps.run(user, {
      step: 'send',
      id,
      version,
      change: async (row) => {
        if (row.fileId) await this.files.remove(row.fileId);
        return { ...(await this.fileOf(fileId, { use, recordId: id, user })), state, reason: null };
      },
      after: async (row) => {
        if (state === 'received') await this.notifications.receive(user, row);
      },
    });
  }

  /** @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  verify(user: SignedInUser, id: string, { version }: Transition): Promise<EmployeeDocument> {
    return this.steps.run(user, { step: 'verify', id, version, change: () => ({ reason: null }) });
  }

  /** Asks the person for a better file. @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED */
  return(
    user: SignedInUser,
    id: string,
    { version, reason }: StepBody<typeof EMPLOYEE_DOCUMENT, 'return'>,
  ): Promise<EmployeeDocument> {
    return this.steps.run(user, {
      step: 'return',
      id,
      version,
      change: () => ({ reason }),
      after: (row) => this.notifications.ask(user, row),
    });
  }

  /**
   * Deletes the document and its bytes. @throws {AppError} NOT_FOUND, STALE_VERSION, TRANSITION_REFUSED when not
   * archived
   */
  remove(user: SignedInUser, place: Place): Promise<void> {
    const first = async ({ fileId }: DocumentRow) => {
      if (fileId) await this.files.remove(fileId);
    };
    return this.steps.remove(user, { ...place, step: 'delete' }, { first });
  }

  /** @throws {AppError} ACCESS_DENIED, VALIDATION_FAILED when none is chosen */
  bulk(user: SignedInUser, order: BulkOf<typeof EMPLOYEE_DOCUMENT>): Promise<BulkReport> {
    const { step } = order;
    return this.steps.bulk.run(user, order, async ({ id, version }) => {
      if (step === 'verify') {
        const needs = EMPLOYEE_DOCUMENT.check('update');
        await this.own.refuse(user, id, { needs, through: 'employee_document' });
        return this.verify(user, id, { version });
      }
      if (step === 'archive' || step === 'restore') return this.steps.move(user, { step, id, version });
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
