import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('company')
export class CompanyEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  code: string;

  @Column({ type: 'text' })
  name: string;

  /** IANA name. */
  @Column({ type: 'text' })
  timezone: string;

  @Column({ name: 'is_demo', type: 'boolean', default: false })
  isDemo: boolean;

  /** When the first admin confirmed the e-mail. */
  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** File id of its logo. */
  @Column({ name: 'logo_file_id', type: 'uuid', nullable: true })
  logoFileId: string | null;

  @Column({ name: 'address_line1', type: 'text', nullable: true })
  addressLine1: string | null;

  @Column({ name: 'address_line2', type: 'text', nullable: true })
  addressLine2: string | null;

  @Column({ type: 'text', nullable: true })
  city: string | null;

  @Column({ type: 'text', nullable: true })
  state: string | null;

  @Column({ name: 'postal_code', type: 'text', nullable: true })
  postalCode: string | null;

  @Column({ type: 'text', nullable: true })
  gstin: string | null;

  /** 1 is Monday. */
  @Column({ name: 'working_week', type: 'smallint', array: true, default: () => "'{1,2,3,4,5}'" })
  workingWeek: number[];

  /** ISO 4217. */
  @Column({ type: 'text', default: 'INR' })
  currency: string;

  /** When somebody first saved the details. */
  @Column({ name: 'details_at', type: 'timestamptz', nullable: true })
  detailsAt: Date | null;

  @Column({ type: 'int', default: 1 })
  version: number;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;

  @Column({ name: 'updated_by', type: 'uuid', nullable: true })
  updatedBy: string | null;

  /** Staff without a second factor must set one up before anything else. */
  @Column({ name: 'second_factor_required', type: 'boolean', default: false })
  secondFactorRequired: boolean;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
