import type { Action } from '@atrium/contracts';
import { contribute } from '@atrium/platform';
import type { Provider, Type } from '@nestjs/common';
import type { ObjectLiteral } from 'typeorm';
import type { TableImport } from './table-import.types.js';
import { TableImporters } from './table-importers.js';
import { DescribedList } from '../saved-views/described-list.js';
import { OfferedSubject } from './offered-subject.js';
import { RecordExport, type RecordLists } from './record-export.js';
import type { RecordRow, KindRules } from './record-rules.js';
import { RecordSearch } from './record-search.js';
import { Records } from './records.js';
import { SeenSearch, type FoundAs } from './seen-search.js';

/** Providers that let people import records of a kind from a file. */
export function offerRecordFile<Row extends RecordRow, Entity extends ObjectLiteral, Answer>(
  rules: KindRules<Row, Entity, Answer>,
  file: Type<TableImport>,
): Provider[] {
  const make = (records: Records, importers: TableImporters, said: TableImport) =>
    importers.of(records.of(rules), said);
  const provide = Symbol(`${rules.record.kind} import`);
  return [file, { provide, useFactory: make, inject: [Records, TableImporters, file] }];
}

/** What the offers of a record do other than usually. */
export interface Offering<Answer> {
  /** The use case of the list, where its answers have more than the rules say; files have what it answers. */
  lists?: Type<RecordLists<Answer> | { steps: RecordLists<Answer> }>;
  /** How the portal's search says a record that not everybody sees; left out: it does not find it. */
  say?: FoundAs<Answer>;
  /** What exporting needs beside reading. */
  exportNeeds?: Action;
}

/**
 * The providers that a module lists for each of its records: saved views and export of its list, history and comments,
 * and the portal's search, where its rules describe a document or `say` how it is found.
 */
export function offerRecord<
  Row extends RecordRow,
  Entity extends ObjectLiteral,
  Answer extends { id: string },
>(rules: KindRules<Row, Entity, Answer>, { lists, say, exportNeeds }: Offering<Answer> = {}): Provider[] {
  const { kind, list } = rules.record;
  const made = <Offer>(what: string, make: (records: Records) => Offer): Provider => ({
    provide: Symbol(`${kind} ${what}`),
    useFactory: make,
    inject: [Records],
  });
  return [
    contribute(new DescribedList(list)),
    {
      provide: Symbol(`${kind} export`),
      useFactory: (records: Records, said?: RecordLists<Answer> | { steps: RecordLists<Answer> }) =>
        new RecordExport(records.of(rules), said && 'steps' in said ? said.steps : said, exportNeeds),
      inject: lists ? [Records, lists] : [Records],
    },
    made('subject', (records) => new OfferedSubject(records.of(rules))),
    ...(rules.document ? [made('search', (records) => new RecordSearch(records.of(rules)))] : []),
    ...(say ? [made('search', (records) => new SeenSearch(records.of(rules), say))] : []),
  ];
}
