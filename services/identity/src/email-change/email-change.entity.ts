import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('email_change')
export class EmailChangeEntity {
  @PrimaryColumn({ name: 'company_id', type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'old_email', type: 'text' })
  oldEmail: string;

  @Column({ name: 'new_email', type: 'text' })
  newEmail: string;

  @Column({ name: 'requested_at', type: 'timestamptz' })
  requestedAt: Date;

  /** When the new address was confirmed; null until then. */
  @Column({ name: 'changed_at', type: 'timestamptz', nullable: true })
  changedAt: Date | null;
}
