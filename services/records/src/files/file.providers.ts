import { FileInspector } from './file-inspector.js';
import { FileReader } from './file-reader.service.js';
import { FileRemoval } from './file-removal.job.js';
import { FileSpace } from './file-space.js';
import { FileRepository } from './file.repository.js';
import { byteStoreProvider } from './open-byte-store.js';

/** The module's providers for files. Services use `Files`; `FileUploads` takes what people send. */
export const fileProviders = [
  byteStoreProvider,
  FileInspector,
  FileReader,
  FileRemoval,
  FileRepository,
  FileSpace,
];
