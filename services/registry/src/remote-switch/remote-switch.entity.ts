import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether a company has a remote switched on. Without a row the remote's own default applies. */
@Entity('remote_switch')
export class RemoteSwitchEntity {
  @PrimaryColumn({ name: 'company_id', type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ name: 'remote_id', type: 'text' })
  remoteId: string;

  @Column({ type: 'boolean' })
  enabled: boolean;

  @Column({ name: 'changed_by', type: 'uuid' })
  changedBy: string;

  @Column({ name: 'changed_at', type: 'timestamptz' })
  changedAt: Date;
}
