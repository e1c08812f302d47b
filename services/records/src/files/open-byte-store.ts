import { ENV, type Env } from '@atrium/platform';
import type { Provider } from '@nestjs/common';
import { ByteStore } from './byte-store.js';
import { FolderByteStore } from './folder-byte-store.js';

/** The store that FILES_URL names. The S3 client is loaded only when it is needed. */
export const byteStoreProvider: Provider = {
  provide: ByteStore,
  inject: [ENV],
  useFactory: async ({ files }: Env): Promise<ByteStore> => {
    if (files.kind === 'folder') return new FolderByteStore(files.folder);
    const { S3ByteStore } = await import('./s3-byte-store.js');
    return new S3ByteStore(files);
  },
};
