import type { ClientStatus, ClientType } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('client')
export class ClientEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('text') name: string;
  @Column('text') code: string;
  @Column('text') type: ClientType;
  @Column('text') status: ClientStatus;
  @Column('uuid', { name: 'owner_id', nullable: true }) ownerId: string | null;
  @Column('text', { nullable: true }) industry: string | null;
  @Column('text', { nullable: true }) gstin: string | null;
  @Column('text', { nullable: true }) address: string | null;
  @Column('text', { nullable: true }) city: string | null;
  @Column('text', { name: 'postal_code', nullable: true }) postalCode: string | null;
  @Column('text', { name: 'state_code', nullable: true }) stateCode: string | null;
  @Column('boolean', { name: 'is_sez', default: false }) isSez: boolean;
  @Column('text') country: string;
  @Column('text') currency: string;
  @Column('text') timezone: string;
  @Column('text', { nullable: true }) website: string | null;
  @Column('text', { array: true, default: () => "'{}'" }) services: string[];
  /** Whose client it was before that person left. */
  @Column('uuid', { name: 'handed_from', nullable: true }) handedFrom: string | null;
  @Column('text', { array: true, default: () => "'{}'" }) tags: string[];
  /** The client that it turned out to be. */
  @Column('uuid', { name: 'merged_into_id', nullable: true }) mergedIntoId: string | null;
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt: Date | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
  // Computed by the database.
  @Column({ type: 'text', name: 'sort_name', insert: false, update: false }) sortName: string;
  @Column({ type: 'boolean', insert: false, update: false }) archived: boolean;
}
