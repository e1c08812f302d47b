import type { IdCardReason, IdCardState } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('id_card')
export class IdCardEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('uuid', { name: 'employee_id' }) employeeId: string;
  @Column('text') reason: IdCardReason;
  @Column('text') state: IdCardState;
  @Column('int', { nullable: true }) number: number | null;
  /** What its code says. */
  @Column('text') token: string;
  @Column('timestamptz', { name: 'issued_at', nullable: true }) issuedAt: Date | null;
  @Column('timestamptz', { name: 'printed_at', nullable: true }) printedAt: Date | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
}
