import type {
  ProposalBlock,
  ProposalFigures,
  ProposalItemDraft,
  ProposalStateKey,
  Supply,
} from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('proposal')
export class ProposalEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  /** To whom it is or was sent; null: to a lead. */
  @Column('uuid', { name: 'client_id', nullable: true }) clientId: string | null;
  @Column('uuid', { name: 'lead_id', nullable: true }) leadId: string | null;
  /** The client to which it belongs since: with which that one was merged, or which its lead became. */
  @Column('uuid', { name: 'merged_client_id', nullable: true }) mergedClientId: string | null;
  @Column('uuid', { name: 'owner_id', nullable: true }) ownerId: string | null;
  @Column('text', { nullable: true }) number: string | null;
  @Column('text') title: string;
  @Column('text', { default: '' }) intro: string;
  @Column('jsonb', { default: () => "'[]'" }) blocks: ProposalBlock[];
  @Column('jsonb', { default: () => "'[]'" }) items: ProposalItemDraft[];
  @Column('text', { nullable: true }) discount: string | null;
  /** In paise. */
  @Column('bigint', { name: 'discount_amount', nullable: true }) discountAmount: number | null;
  @Column('boolean', { name: 'prices_include_tax', default: false }) pricesIncludeTax: boolean;
  @Column('text', { default: '' }) terms: string;
  @Column('date', { name: 'valid_until' }) validUntil: string;
  @Column('text') timezone: string;
  @Column('text') currency: string;
  @Column('text') supply: Supply;
  @Column('text', { name: 'place_override', nullable: true }) placeOverride: string | null;
  @Column('text', { name: 'place_reason', nullable: true }) placeReason: string | null;
  @Column('text', { name: 'place_of_supply', nullable: true }) placeOfSupply: string | null;
  @Column('uuid', { name: 'signer_ids', array: true, default: () => "'{}'" }) signerIds: string[];
  @Column('boolean', { name: 'in_order', default: false }) inOrder: boolean;
  /** Null: it is the first version itself. */
  @Column('uuid', { name: 'first_id', nullable: true }) firstId: string | null;
  @Column('int', { name: 'version_no', default: 1 }) versionNo: number;
  @Column('text') state: ProposalStateKey;
  @Column('jsonb', { nullable: true }) figures: ProposalFigures | null;
  /** In paise. */
  @Column('bigint', { default: 0 }) total: number;
  @Column('text', { name: 'content_hash', nullable: true }) contentHash: string | null;
  @Column('text', { name: 'decline_reason', nullable: true }) declineReason: string | null;
  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt: Date | null;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('int', { default: 1 }) version: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by', nullable: true }) updatedBy: string | null;
  // Computed by the database.
  /** The client to which it belongs now. */
  @Column({ type: 'uuid', name: 'holder_id', nullable: true, insert: false, update: false }) holderId:
    string | null;
  /** Its first version. */
  @Column({ type: 'uuid', name: 'root_id', insert: false, update: false }) rootId: string;
  @Column({ type: 'text', name: 'sort_title', insert: false, update: false }) sortTitle: string;
}
