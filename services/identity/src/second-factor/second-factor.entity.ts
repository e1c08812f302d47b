import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('second_factor')
export class SecondFactorEntity {
  @PrimaryColumn({ name: 'company_id', type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  /** The secret in base32, sealed. */
  @Column({ type: 'text' })
  sealed: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** null until a first code was right. */
  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** Time step of the last accepted code. */
  @Column({ name: 'last_step', type: 'bigint', default: 0 })
  lastStep: number;
}
