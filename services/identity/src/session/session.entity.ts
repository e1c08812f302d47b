import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('session')
export class SessionEntity {
  @PrimaryColumn({ name: 'company_id', type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid', default: () => 'uuidv7()' })
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'token_hash', type: 'text' })
  tokenHash: string;

  /** IP address at sign-in. */
  @Column({ type: 'text' })
  address: string;

  @Column({ name: 'user_agent', type: 'text', nullable: true })
  userAgent: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** Written at most once a minute. */
  @Column({ name: 'last_seen_at', type: 'timestamptz' })
  lastSeenAt: Date;

  /** When the person last proved their identity by password. */
  @Column({ name: 'confirmed_at', type: 'timestamptz' })
  confirmedAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  @Column({ name: 'ended_at', type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** The session answers nothing until the person unlocks it. */
  @Column({ name: 'locked_at', type: 'timestamptz', nullable: true })
  lockedAt: Date | null;

  /** The person as whom its admin looks at the portal, until `seenUntil` and while the rules allow it. */
  @Column({ name: 'seen_user_id', type: 'uuid', nullable: true })
  seenUserId: string | null;

  @Column({ name: 'seen_until', type: 'timestamptz', nullable: true })
  seenUntil: Date | null;
}
