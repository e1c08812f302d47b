import type { StoredFile } from '@atrium/contracts';
import { http } from '../http/http.js';
import { newRequestKey } from '../http/request-key.js';
import { sendRequest } from '../http/send-request.js';
import { FIRST_PART, nextPartSize } from './part-size.rules.js';
import { UploadRetry } from './upload-retry.js';
import { RememberedUpload } from './remembered-upload.js';

export interface UploadOptions {
  /** What the file is for: the key of a use that a service contributes. */
  use: string;
  /** waiting: the connection is cut and retried. */
  onProgress?: (progress: { sent: number; waiting: boolean }) => void;
  /** Aborting stops the upload, which can be continued within a day. */
  signal?: AbortSignal;
}

const BYTES = { 'Content-Type': 'application/octet-stream' };

/**
 * Sends a file in parts. After a cut connection, a lost answer or a reload it continues where it stopped.
 * @returns the file, ready to be attached to a record
 * @throws what `readFailure` reads, or the signal's reason
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<StoredFile> {
  const { use, onProgress, signal } = options;
  let upload = (await resume(file, use)) ?? (await begin(file, use));
  const retry = new UploadRetry(signal);
  let size = FIRST_PART;
  while (upload.state === 'receiving') {
    try {
      signal?.throwIfAborted();
      const began = performance.now();
      upload = await goOn(file, { upload, size, options });
      size = nextPartSize(size, performance.now() - began);
      retry.reset();
    } catch (reason) {
      onProgress?.({ sent: upload.received, waiting: true });
      await retry.wait(reason);
      size = FIRST_PART;
      // Without an answer the state is unchanged, and the part is tried again.
      upload = await find(upload.id).catch(() => upload);
    }
  }
  RememberedUpload.forget({ use, file });
  return upload;
}

/** Cancels an upload that is no longer needed. */
export async function cancelUpload(file: File, use: string): Promise<void> {
  const id = RememberedUpload.find({ use, file });
  RememberedUpload.forget({ use, file });
  if (id) await sendRequest({ url: `files/${id}`, method: 'DELETE' });
}

const find = (id: string): Promise<StoredFile> => sendRequest<StoredFile>({ url: `files/${id}` });

async function resume(file: File, use: string): Promise<StoredFile | null> {
  const id = RememberedUpload.find({ use, file });
  if (!id) return null;
  const known = await find(id).catch(() => null);
  return known && known.state !== 'attached' ? known : null;
}

async function begin(file: File, use: string): Promise<StoredFile> {
  const body = { use, name: file.name, size: file.size };
  const upload = await sendRequest<StoredFile>({ url: 'files', method: 'POST', body, key: newRequestKey() });
  RememberedUpload.keep({ use, file }, upload.id);
  return upload;
}

/** Sends the next part, or completes the upload. */
async function goOn(
  file: File,
  { upload, size, options }: { upload: StoredFile; size: number; options: UploadOptions },
): Promise<StoredFile> {
  const { id, received: start } = upload;
  const { onProgress, signal } = options;
  if (start >= upload.size) return sendRequest({ url: `files/${id}/finish`, method: 'POST' }, signal);
  const { data } = await http.request<StoredFile>({
    url: `files/${id}/parts/${String(start)}`,
    method: 'PUT',
    headers: BYTES,
    data: file.slice(start, start + size),
    onUploadProgress: ({ loaded }) => onProgress?.({ sent: start + loaded, waiting: false }),
    ...(signal && { signal }),
  });
  onProgress?.({ sent: data.received, waiting: false });
  return data;
}
