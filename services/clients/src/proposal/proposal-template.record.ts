import { PROPOSAL_TEMPLATE, type ProposalTemplate } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { ProposalTemplateEntity } from './proposal-template.entity.js';

type TemplateRow = RowOf<typeof ProposalTemplateEntity>;

const status = statusFilter('m');

export const PROPOSAL_TEMPLATES: RecordRules<TemplateRow, ProposalTemplateEntity, ProposalTemplate> = {
  record: PROPOSAL_TEMPLATE,
  table: {
    record: PROPOSAL_TEMPLATE,
    entity: ProposalTemplateEntity,
    unique: {
      proposal_template_name_key: {
        field: 'name',
        refusal: PROPOSAL_TEMPLATE.errors.PROPOSAL_TEMPLATE_NAME_TAKEN,
      },
    },
  },
  list: tenantList<TemplateRow>()({
    list: PROPOSAL_TEMPLATE.list,
    table: ProposalTemplateEntity,
    alias: 'm',
    sorts: { name: 'm.sort_name' },
    filters: { status: status.filter },
    unless: { status: status.otherwise },
    text: { kind: PROPOSAL_TEMPLATE.kind, content: 'lower(m.name)' },
  }),
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<ProposalTemplate> => ({
    name: row.name,
    title: row.title,
    intro: row.intro,
    blocks: row.blocks,
    items: row.items,
    discount: row.discount,
    discountAmount: row.discountAmount,
    pricesIncludeTax: row.pricesIncludeTax,
    terms: row.terms,
    status: statusOf(row),
  }),
};
