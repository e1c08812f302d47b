import type { RecordDescription } from './record.types.js';

/** What a record's description calls its values, for the audit trail: a field by its label, else a column by its title. */
export const describedLabels = ({
  fields,
  list,
}: Pick<RecordDescription, 'fields' | 'list'>): Record<string, string> =>
  Object.fromEntries([
    ...list.columns.map(({ key, title }) => [key, title] as const),
    ...Object.entries(fields).map(([name, { label, shownAs }]) => [shownAs ?? name, label] as const),
  ]);
