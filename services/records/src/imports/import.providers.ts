import { ImportAccess } from './import-access.service.js';
import { ImportBatches } from './import-batches.js';
import { ImportCheckStep } from './import-check.step.js';
import { ImportJobs } from './import-jobs.js';
import { ImportReader } from './import-reader.service.js';
import { ImportRowRepository } from './import-row.repository.js';
import { ImportRunStep } from './import-run.step.js';
import { ImportUndoStep } from './import-undo.step.js';
import { ImportUploads } from './import-upload.service.js';
import { ImportRepository } from './import.repository.js';
import { ImportService } from './import.service.js';
import { TableReader } from './table-reader.js';

/** The module's providers for imports. */
export const importProviders = [
  ImportAccess,
  ImportJobs,
  ImportReader,
  ImportRepository,
  ImportRowRepository,
  ImportService,
  ImportUploads,
  ImportBatches,
  ImportCheckStep,
  ImportRunStep,
  ImportUndoStep,
  TableReader,
];
