import {
  describedLabels,
  type AuditKind,
  type Language,
  type PermissionTab,
  type RecordDescription,
  type Words,
} from '@atrium/contracts';
import type { AuditWords } from '@atrium/platform';
import { say } from '../words/say.js';
import { words } from '../words/words.js';
import { STANDARD_FIELDS, STANDARD_VERBS } from './standard-verbs.js';

type TrailWords = Pick<AuditWords, 'kind' | 'title' | 'verbs' | 'fields' | 'values' | 'titles'>;
type Texts = Readonly<Record<string, string>>;

/**
 * The trail's words from a record's description: its labels, the titles of its columns, the verbs of its steps, the
 * options and the name of its list.
 */
export function recordWords(record: RecordDescription): TrailWords[] {
  const { kind, one, many, auditLabels, steps, list } = record;
  const verbs = Object.entries(steps).flatMap(([step, rule]) =>
    typeof rule === 'object' && rule.verb !== undefined ? [[step, rule.verb]] : [],
  );
  const values = list.columns.flatMap(({ key, options }) =>
    options ? [[key, Object.fromEntries(options.map(({ value, label }) => [value, label]))]] : [],
  );
  return [
    {
      kind,
      title: one,
      verbs: Object.fromEntries(verbs) as Texts,
      titles: {},
      fields: { ...STANDARD_FIELDS, ...describedLabels(record), ...auditLabels },
      values: Object.fromEntries(values) as TrailWords['values'],
    },
    { kind: 'list', title: undefined, verbs: {}, fields: {}, values: {}, titles: { [list.key]: many } },
  ];
}

/** The labels of an account's permissions: each tab is a field, and its values name resources. */
export const permissionWords = (tabs: readonly PermissionTab[]): TrailWords => ({
  kind: 'user',
  title: undefined,
  verbs: {},
  titles: {},
  fields: Object.fromEntries(tabs.map(({ tab, title }) => [tab, title])),
  values: Object.fromEntries(
    tabs.map(({ tab, resources }) => [
      tab,
      Object.fromEntries(resources.map(({ resource, title }) => [resource, title])),
    ]),
  ),
});

const merge = (parts: Texts[]): Texts => Object.assign({}, ...parts) as Texts;

export const mergeWords = (kind: string, parts: readonly TrailWords[]): TrailWords => ({
  kind,
  title: parts.find(({ title }) => title !== undefined)?.title,
  verbs: merge(parts.map(({ verbs }) => verbs)),
  fields: merge(parts.map(({ fields }) => fields)),
  values: Object.assign({}, ...parts.map(({ values }) => values)) as TrailWords['values'],
  titles: merge(parts.map(({ titles }) => titles)),
});

export function sayKind({ kind, title, fields, values, titles }: TrailWords, language: Language): AuditKind {
  const sayAll = (texts: Texts) =>
    Object.fromEntries(Object.entries(texts).map(([name, id]) => [name, say({ id, values: {} }, language)]));
  return {
    kind,
    title: title === undefined ? null : say({ id: title, values: {} }, language),
    fields: sayAll(fields),
    values: Object.fromEntries(Object.entries(values).map(([field, texts]) => [field, sayAll(texts)])),
    titles: sayAll(titles),
  };
}

/** `Employee changed`; null when no words name the record or the action. */
export function actionWords(action: string, known: readonly TrailWords[]): Words | null {
  const [kind = '', verb = ''] = action.split('.');
  const own = known.find((each) => each.kind === kind);
  const done = own?.verbs[verb] ?? STANDARD_VERBS[verb]?.id;
  if (own?.title === undefined || done === undefined) return null;
  return words('{kind} {verb}', { kind: { text: own.title }, verb: { text: done } });
}
