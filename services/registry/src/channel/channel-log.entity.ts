import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Every move of a channel, append-only. */
@Entity('channel_log')
export class ChannelLogEntity {
  @PrimaryColumn({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ name: 'remote_id', type: 'text' })
  remoteId: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  version: string;

  @Column({ name: 'previous_version', type: 'text', nullable: true })
  previousVersion: string | null;

  @Column({ name: 'changed_at', type: 'timestamptz' })
  changedAt: Date;
}
