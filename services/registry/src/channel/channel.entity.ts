import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A name that points at one release of a remote. */
@Entity('channel')
export class ChannelEntity {
  @PrimaryColumn({ name: 'remote_id', type: 'text' })
  remoteId: string;

  @PrimaryColumn({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  version: string;

  @Column({ name: 'previous_version', type: 'text', nullable: true })
  previousVersion: string | null;

  @Column({ name: 'changed_at', type: 'timestamptz' })
  changedAt: Date;
}
