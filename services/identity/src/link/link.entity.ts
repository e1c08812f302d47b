import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { LinkKind } from './link.rules.js';

@Entity('link')
export class LinkEntity {
  @PrimaryColumn({ name: 'company_id', type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ type: 'text' })
  kind: LinkKind;

  @Column({ name: 'token_hash', type: 'text' })
  tokenHash: string;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** The user who requested it; null when its owner did. */
  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy: string | null;
}
