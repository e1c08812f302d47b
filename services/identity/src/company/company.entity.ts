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

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
