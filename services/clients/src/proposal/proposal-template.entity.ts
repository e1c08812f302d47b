import type { ProposalBlock, ProposalItemDraft } from '@atrium/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('proposal_template')
export class ProposalTemplateEntity {
  @PrimaryColumn('uuid', { name: 'company_id' }) companyId: string;
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' }) id: string;
  @Column('text') name: string;
  @Column('text') title: string;
  @Column('text') intro: string;
  @Column('jsonb', { default: () => "'[]'" }) blocks: ProposalBlock[];
  @Column('jsonb', { default: () => "'[]'" }) items: ProposalItemDraft[];
  @Column('text', { nullable: true }) discount: string | null;
  /** In paise. */
  @Column('bigint', { name: 'discount_amount', nullable: true }) discountAmount: number | null;
  @Column('boolean', { name: 'prices_include_tax', default: false }) pricesIncludeTax: boolean;
  @Column('text') terms: string;
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
