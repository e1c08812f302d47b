export { csvCells, withoutApostrophe } from './exports/csv.rules.js';
export { decodeText } from './imports/decode-text.js';
export { readCsv } from './imports/read-csv.js';
export { sheetFile, type FileSheet } from './exports/sheet-file.js';
export { ListExport, type ExportValues } from './exports/list-export.js';
export { Files, type AttachedFile, type MadeFile } from './files/files.js';
export { FileUploads, type WholeFile } from './files/file-uploads.service.js';
export { FileReader, type ReadableFile } from './files/file-reader.service.js';
export { sendContent } from './files/send-content.js';
export { FileUse, type ImageSizes } from './files/file-use.js';
export {
  Importer,
  type CheckedRow,
  type CreatedRow,
  type FaultyNames,
  type ImportChoice,
  type ImportFault,
  type ImportField,
  type ImportRun,
  type MadeRow,
  type NamedRow,
  type ReadRow,
  type UndoneRow,
} from './imports/importer.js';
export { PHONE_COUNTRY } from './imports/phone-country.js';
export { readTableMoney, readTableNumber } from './imports/table-number.rules.js';
export { foreignCursor, readCursor } from './lists/cursor.js';
export { splitSort, type ListPage } from './lists/keyset.rules.js';
export { allOf, type ListFilter } from './lists/list-statement.rules.js';
export type { FilterSource } from './lists/list-filters.rules.js';
export { beginsWith } from './lists/begins-with.js';
export { arrayText } from './lists/array-text.js';
export { InexactTotals } from './lists/inexact-totals.js';
export { TenantLists, type TenantListOptions } from './lists/tenant-lists.js';
export { statusFilter } from './lists/status-filter.js';
export { tenantList, type ListQuery, type TenantList } from './lists/tenant-list.js';
export { TextMatches } from './lists/text-matches.js';
export { FileReadings } from './reading/file-readings.js';
export { RecordAttachment } from './merges/record-attachment.js';
export { RecordAttachments, type AttachedIds } from './merges/record-attachments.js';
export { attachedCounts, attachedWithout, stayingCounts } from './merges/attached-counts.rules.js';
export { mergeRecords, previewMerge, type MergeRefusal } from './merges/merge.rules.js';
export { undoMerge } from './merges/merge-undo.rules.js';
export type {
  FieldValue,
  MergeChoices,
  MergedRecord,
  MergePreview,
  UnitedList,
} from './merges/merge.types.js';
export { mergePages } from './lists/merged-page.rules.js';
export { readPhone, type Phone } from './phones/read-phone.js';
export { offerRecord, offerRecordFile, type Offering } from './records/offer-record.js';
export { OfferedSubject } from './records/offered-subject.js';
export { RecordExport, type RecordLists } from './records/record-export.js';
export {
  bigint,
  computed,
  day,
  decimal,
  defineTable,
  double,
  int,
  json,
  many,
  moment,
  named,
  orNull,
  otherwise,
  text,
  uuid,
  yesNo,
  type EntityOf,
  type RowOf,
} from './records/define-table.js';
export { recordController, type RecordService } from './records/record-controller.js';
export { accessTo, recordRoutes } from './records/record-routes.js';
export { reference, statusOf, type OwnAnswer } from './records/record-answer.js';
export {
  refusalOf,
  type Asked,
  type KindRules,
  type RecordRow,
  type RecordRules,
} from './records/record-rules.js';
export type { Completion, RecordSteps, Step, Taking } from './records/record-steps.js';
export type { Place, Values } from './records/record-table.types.js';
export { LedPeople, type Led, type OwnTeam } from './sight/led-people.js';
export type { RecordSight, SightRules } from './records/record-sight.js';
export { RowReaders } from './sight/row-readers.service.js';
export { filtersOf, type RowReader, type RowSight } from './sight/row-sight.js';
export { RecordSubject, type SubjectReader } from './subjects/record-subject.js';
export { newsKey, RecordSubjects, type ReadSubject } from './subjects/record-subjects.js';
export { ImportedRecords } from './records/imported-records.js';
export { Records } from './records/records.js';
export { RecordTrail } from './records/record-trail.js';
export { KNOWN_RECORD } from './records/table-importer.js';
export { checkTable } from './records/table-order.rules.js';
export { importFields, readCells } from './records/table-fields.rules.js';
export type {
  Decision,
  FileRow,
  KnownRecord,
  NamedReference,
  OwnReference,
  TableImport,
  UniqueField,
} from './records/table-import.types.js';
export type { TableRow } from './records/table-order.rules.js';
export { DescribedList } from './saved-views/described-list.js';
export { SearchIndex } from './search/search-index.js';
export { ReaderSearch, type ReaderFinds } from './search/reader-search.js';
export { rebuildSearch } from './search/search-rebuild.job.js';
export { SearchSource, type SearchDocument } from './search/search-source.js';
export { recordsMigrations } from './migrations/index.js';
export { RecordsModule } from './records.module.js';
