import type { EmergencyContact, Gender } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the company keeps about an employee besides their job. */
@Entity('employee_personal')
export class PersonalDetailsEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { name: 'employee_id' }) employeeId: string;
  @Column('text', { name: 'legal_name', nullable: true }) legalName: string | null;
  @Column('text', { name: 'personal_email', nullable: true }) personalEmail: string | null;
  @Column('text', { nullable: true }) gender: Gender | null;
  @Column('text', { name: 'home_address', nullable: true }) homeAddress: string | null;
  @Column('text', { name: 'permanent_address', nullable: true }) permanentAddress: string | null;
  @Column('jsonb', { name: 'emergency_contacts', default: [] }) emergencyContacts: EmergencyContact[];
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
}
