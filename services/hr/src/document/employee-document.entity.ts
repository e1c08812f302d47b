import type { DocumentCategory, DocumentState, EmployeeDocument } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A document about an employee, with the description of its file. */
@Entity('employee_document')
export class EmployeeDocumentEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('uuid', { name: 'employee_id' }) employeeId: string;
  /** Null while HR waits for the file. */
  @Column('uuid', { name: 'file_id', nullable: true }) fileId: string | null;
  @Column('text') name: string;
  @Column('text', { nullable: true }) type: string | null;
  /** In bytes. */
  @Column('bigint', { nullable: true }) size: number | null;
  @Column('text', { default: 'other' }) category: DocumentCategory;
  @Column('text', { nullable: true }) number: string | null;
  @Column('date', { name: 'issued_on', nullable: true }) issuedOn: string | null;
  @Column('date', { name: 'expires_on', nullable: true }) expiresOn: string | null;
  @Column('text', { name: 'visible_to', default: 'person' }) visibleTo: EmployeeDocument['visibleTo'];
  @Column('text', { default: 'verified' }) state: DocumentState;
  /** Why HR sent it back. */
  @Column('text', { nullable: true }) reason: string | null;
  /** The last reminder: so many days before it expires. */
  @Column('int', { nullable: true }) reminded: number | null;
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt: Date | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('uuid', { name: 'created_by' }) createdBy: string;
  // Computed by the database.
  @Column({ type: 'boolean', insert: false, update: false }) archived: boolean;
}
