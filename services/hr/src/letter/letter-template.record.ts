import { LETTER_TEMPLATE, type Language, type LetterTemplate } from '@atrium/contracts';
import {
  type OwnAnswer,
  type RecordRules,
  type RowOf,
  statusFilter,
  statusOf,
  tenantList,
} from '@atrium/records';
import { LetterTemplateEntity } from './letter-template.entity.js';

export type LetterTemplateRow = RowOf<typeof LetterTemplateEntity>;

const status = statusFilter('l');

const LIST = tenantList<LetterTemplateRow>()({
  list: LETTER_TEMPLATE.list,
  table: LetterTemplateEntity,
  alias: 'l',
  sorts: { name: 'l.sort_name' },
  filters: { purpose: 'l.purpose', status: status.filter },
  unless: { status: status.otherwise },
  text: { kind: LETTER_TEMPLATE.kind, content: 'lower(l.name)' },
});

const WRITTEN_IN: Record<Language, string> = { en: 'English', hi: 'Hindi', ar: 'Arabic' };

const { errors } = LETTER_TEMPLATE;

export const LETTER_TEMPLATES: RecordRules<LetterTemplateRow, LetterTemplateEntity, LetterTemplate> = {
  record: LETTER_TEMPLATE,
  table: {
    record: LETTER_TEMPLATE,
    entity: LetterTemplateEntity,
    unique: { letter_template_name_key: { field: 'name', refusal: errors.LETTER_TEMPLATE_NAME_TAKEN } },
  },
  list: LIST,
  seenBy: 'all',
  title: ({ name }) => name,
  shows: (row): OwnAnswer<LetterTemplate> => ({
    name: row.name,
    purpose: row.purpose,
    language: row.language,
    subject: row.subject,
    body: row.body,
    signatory: row.signatory,
    signatoryTitle: row.signatoryTitle,
    status: statusOf(row),
  }),
  cells: { language: ({ language }) => WRITTEN_IN[language] },
};
