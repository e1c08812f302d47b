import { z } from 'zod';
import { lineSchema } from '../lists/fields.js';
import { defineRecord } from '../records/define-record.js';
import { recordStatusSchema, statusColumn } from '../records/record-status.js';
import type { Created, Queried, Shown, Updated } from '../records/record.types.js';
import { PROPOSAL } from './proposal.js';

const { title, intro, blocks, items, discount, discountAmount, pricesIncludeTax, terms } = PROPOSAL.fields;

const nameSchema = lineSchema(80).min(1, 'Give the template a name.');

/** What a new proposal may start with. */
export const PROPOSAL_TEMPLATE = defineRecord({
  kind: 'proposalTemplate',
  path: 'proposal-templates',
  remote: 'clients',
  one: 'Proposal template',
  many: 'Proposal templates',
  resource: { tab: 'clientManagement', resource: 'proposals' },
  fields: {
    name: { label: 'Name', schema: nameSchema },
    title,
    intro,
    blocks,
    items,
    discount,
    discountAmount,
    pricesIncludeTax,
    terms,
  },
  columns: [{ key: 'name', type: 'text', sortable: true, display: 'always' }, statusColumn],
  shows: { status: recordStatusSchema },
  steps: { archive: 'delete', restore: 'delete' },
  errors: {
    PROPOSAL_TEMPLATE_NAME_TAKEN: [409, 'Another template has this name.'],
    PROPOSAL_TEMPLATE_ARCHIVED: [409, 'Restore the template first.'],
  },
});
export type ProposalTemplate = Shown<typeof PROPOSAL_TEMPLATE>;
export type CreateProposalTemplate = Created<typeof PROPOSAL_TEMPLATE>;
export type UpdateProposalTemplate = Updated<typeof PROPOSAL_TEMPLATE>;
export type ProposalTemplateQuery = Queried<typeof PROPOSAL_TEMPLATE>;

/** The name under which a proposal is kept as a template. */
export const templateNameSchema = z.strictObject({ name: nameSchema });
