import type { AssetCondition, AssetKind, AssetState } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('asset')
export class AssetEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('text') name: string;
  @Column('text') kind: AssetKind;
  @Column('text') tag: string;
  @Column('text', { nullable: true }) serial: string | null;
  /** In paise. */
  @Column('bigint', { nullable: true }) cost: number | null;
  @Column('text', { default: 'inStock' }) state: AssetState;
  @Column('text', { default: 'new' }) condition: AssetCondition;
  /** Who has it, or had it when it was lost. */
  @Column('uuid', { name: 'employee_id', nullable: true }) employeeId: string | null;
  @Column('date', { name: 'issued_on', nullable: true }) issuedOn: string | null;
  @Column('timestamptz', { name: 'confirmed_at', nullable: true }) confirmedAt: Date | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
  // Computed by the database.
  @Column({ type: 'text', name: 'sort_name', insert: false, update: false }) sortName: string;
}
