import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A document about an employee, with the description of its file. */
@Entity('employee_document')
export class EmployeeDocumentEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('uuid', { name: 'employee_id' }) employeeId: string;
  @Column('uuid', { name: 'file_id' }) fileId: string;
  @Column('text') name: string;
  @Column('text') type: string;
  /** In bytes, which the driver returns as text. */
  @Column('bigint') size: string;
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt: Date | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('uuid', { name: 'created_by' }) createdBy: string;
}
