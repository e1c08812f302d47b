import { LETTER_TEMPLATE, type Language, type LetterPurpose, type LetterTemplate } from '@atrium/contracts';
import { type RecordRow, type RecordRules, statusFilter, tenantList } from '@atrium/records';
import { LetterTemplateEntity } from './letter-template.entity.js';

export interface LetterTemplateRow extends RecordRow {
  name: string;
  purpose: LetterPurpose;
  language: Language;
  subject: string;
  body: string;
  signatory: string | null;
  signatoryTitle: string | null;
}

const status = statusFilter('l');

const LIST = tenantList<LetterTemplateRow>()({
  list: LETTER_TEMPLATE.list,
  from: 'letter_template l',
  alias: 'l',
  columns: `l.id, l.name, l.purpose, l.language, l.subject, l.body, l.signatory,
    l.signatory_title as "signatoryTitle", l.archived_at as "archivedAt", l.version`,
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
  shows: ({ archivedAt }) => ({ status: archivedAt ? 'archived' : 'active' }),
  cells: { language: ({ language }) => WRITTEN_IN[language] },
};
