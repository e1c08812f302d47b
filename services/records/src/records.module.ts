import { contribute } from '@atrium/platform';
import { Global, Module } from '@nestjs/common';
import { ExportController } from './exports/export.controller.js';
import { Exporter } from './exports/exporter.service.js';
import { FileContentController } from './files/file-content.controller.js';
import { FileReader } from './files/file-reader.service.js';
import { FileController } from './files/file.controller.js';
import { fileProviders } from './files/file.providers.js';
import { FileUploads } from './files/file-uploads.service.js';
import { Files } from './files/files.js';
import { ImageEncoder } from './files/image-encoder.js';
import { ImportFileController } from './imports/import-file.controller.js';
import { ImportController } from './imports/import.controller.js';
import { importProviders } from './imports/import.providers.js';
import { TenantLists } from './lists/tenant-lists.js';
import { TextMatches } from './lists/text-matches.js';
import { RecordAttachments } from './merges/record-attachments.js';
import { Records } from './records/records.js';
import { FileReadings } from './reading/file-readings.js';
import { TableImporters } from './records/table-importers.js';
import { SavedViewAttachment } from './saved-views/saved-view-attachment.js';
import { SavedViewController } from './saved-views/saved-view.controller.js';
import { SavedViewRepository } from './saved-views/saved-view.repository.js';
import { SavedViewService } from './saved-views/saved-view.service.js';
import { SearchIndex } from './search/search-index.js';
import { SearchRebuildJob } from './search/search-rebuild.job.js';
import { SearchController } from './search/search.controller.js';
import { SearchRepository } from './search/search.repository.js';
import { SearchService } from './search/search.service.js';
import { RowReaders } from './sight/row-readers.service.js';
import { RecordSubjects } from './subjects/record-subjects.js';
import { AuditExport } from './trail/audit-export.js';
import { AuditReader } from './trail/audit-reader.js';
import { AuditController } from './trail/audit.controller.js';
import { RecordHistoryController } from './trail/record-history.controller.js';
import { AuditRepository } from './trail/audit.repository.js';
import { IMPORT_WORDS, LIST_WORDS, VIEW_WORDS } from './trail/record-words.texts.js';

const shared = [
  FileReader,
  FileReadings,
  Files,
  FileUploads,
  RecordAttachments,
  RecordSubjects,
  Records,
  RowReaders,
  SearchIndex,
  TableImporters,
  TenantLists,
  TextMatches,
];

/** What all kinds of records share: lists, exports, imports, files, saved views, search and reading the audit trail. */
@Global()
@Module({
  controllers: [
    AuditController,
    ExportController,
    FileContentController,
    FileController,
    ImportController,
    ImportFileController,
    RecordHistoryController,
    SavedViewController,
    SearchController,
  ],
  providers: [
    ...shared,
    AuditExport,
    AuditReader,
    AuditRepository,
    ...[VIEW_WORDS, IMPORT_WORDS, LIST_WORDS].map(contribute),
    Exporter,
    ...fileProviders,
    ImageEncoder,
    ...importProviders,
    SavedViewAttachment,
    SavedViewRepository,
    SavedViewService,
    SearchRebuildJob,
    SearchRepository,
    SearchService,
  ],
  exports: shared,
})
export class RecordsModule {}
