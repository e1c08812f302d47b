import type { ImportChosen, ImportMapping } from '@atrium/contracts';
import { UNREADABLE } from './decode-text.js';
import type { ImportChoice, Importer, ImportFault, ImportField } from './importer.js';
import { ordersOf, readTableDay, type DayOrder } from './table-day.rules.js';

const DATES_CHOICE: ImportChoice = {
  key: 'dates',
  label: 'Dates such as 05/04/2026',
  help: null,
  fallback: 'file',
  options: () => [
    { value: 'file', label: 'As other dates of the file show' },
    { value: 'day', label: 'Day first: 5 April' },
    { value: 'month', label: 'Month first: 4 May' },
  ],
};
const UNREAD: Omit<ImportFault, 'field'> = { words: 'A character here cannot be read. Write it again.' };
const EITHER: Omit<ImportFault, 'field'> = {
  words: 'Day and month cannot be distinguished. Choose how the file writes dates, and check it again.',
};

/** What is decided for a whole file: how it writes dates, if it has any, besides what the importer asks. */
export const choicesOf = ({ choices = [], fields }: Pick<Importer, 'choices' | 'fields'>): ImportChoice[] => [
  ...choices,
  ...(fields.some(({ holds }) => holds) ? [DATES_CHOICE] : []),
];

const secondKey = (key: string): string => `${key}Second`;

/** What columns can be: a field that takes several values can be two of them. */
export const columnsOf = (fields: readonly ImportField[]): ImportField[] =>
  fields.flatMap((field) => {
    if (field.second === undefined) return [field];
    const { key, aliases, help } = field;
    const second = {
      key: secondKey(key),
      label: field.second,
      aliases: [field.label, key, ...aliases],
      help,
    };
    return [field, { ...second, required: false, example: null }];
  });

/** A row's cells by field; empty where the file has none. */
export function cellsByField(
  fields: readonly ImportField[],
  mapping: ImportMapping,
  cells: readonly string[],
): Record<string, string> {
  const cellOf = (key: string) => cells[mapping[key] ?? -1] ?? '';
  return Object.fromEntries(
    fields.map(({ key, second }) => [
      key,
      second === undefined ? cellOf(key) : [cellOf(key), cellOf(secondKey(key))].filter(Boolean).join('\n'),
    ]),
  );
}

/** The order that was chosen, or the one that the beginnings of dates in the file show; null: they show none. */
export function dayOrderOf({ dates }: ImportChosen, beginnings: readonly string[]): DayOrder | null {
  if (dates === 'day' || dates === 'month') return dates;
  const shown = new Set(beginnings.map((begun) => ordersOf(`${begun}2000`)));
  if (shown.has('day') === shown.has('month')) return null;
  return shown.has('day') ? 'day' : 'month';
}

/** Cells with their days as `2026-04-30`, and what is wrong with them before any importer looks at them. */
export function readFileCells(
  fields: readonly ImportField[],
  cells: Readonly<Record<string, string>>,
  order: DayOrder | null,
): { cells: Record<string, string>; faults: ImportFault[] } {
  const faults: ImportFault[] = [];
  const read = fields.map(({ key: field, holds }) => {
    const cell = cells[field] ?? '';
    if (cell.includes(UNREADABLE)) faults.push({ field, ...UNREAD });
    const day = holds && readTableDay(cell, order);
    if (day === 'either') faults.push({ field, ...EITHER });
    if (!day || day === 'either') return [field, cell];
    return [field, holds === 'moment' ? `${day.day} ${day.time}`.trim() : day.day];
  });
  return { cells: Object.fromEntries(read) as Record<string, string>, faults };
}
