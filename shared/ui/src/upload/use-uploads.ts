import type { StoredFile } from '@atrium/contracts';
import { cancelUpload, toFailure, uploadFile } from '@atrium/sdk';
import { useEffect, useRef } from 'react';
import { tooLarge } from './upload.rules.js';
import { useUploadList, type Upload } from './use-upload-list.js';

export interface UploadTarget {
  /** The key of a use that the server knows. */
  use: string;
  /** In bytes. */
  maxBytes: number;
  /**
   * Attaches the file to its record. If it throws, the message is shown beside the file, and a retry calls it again.
   */
  onUploaded: (file: StoredFile) => Promise<unknown>;
}

/** Sends files one after the other. Finished ones are removed from the list. */
export function useUploads({ use, maxBytes, onUploaded }: UploadTarget) {
  const { uploads, append, change, remove } = useUploadList();
  const stops = useStops();
  const turn = useRef<Promise<void>>(Promise.resolve());

  const send = async ({ key, file }: Upload, signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    change(key, { state: 'sending' });
    const onProgress = ({ sent, waiting }: { sent: number; waiting: boolean }) =>
      change(key, { sent, state: waiting ? 'waiting' : 'sending' });
    await onUploaded(await uploadFile(file, { use, onProgress, signal }));
    remove(key);
  };
  const enqueue = (upload: Upload) => {
    const stop = new AbortController();
    stops.current.set(upload.key, stop);
    const sent = turn.current.then(() => send(upload, stop.signal));
    turn.current = sent.catch((reason: unknown) => {
      if (stop.signal.aborted) return;
      change(upload.key, { state: 'failed', failure: toFailure(reason).error.message });
    });
  };
  const add = (files: readonly File[]) => {
    for (const file of files) {
      const failure = tooLarge(file, maxBytes);
      const upload = append(file, failure);
      if (!failure) enqueue(upload);
    }
  };
  const retry = (upload: Upload) => {
    change(upload.key, { state: 'waiting', failure: null });
    enqueue(upload);
  };
  const cancel = ({ key, file }: Upload) => {
    stops.current.get(key)?.abort();
    remove(key);
    // A file that cannot be removed now is deleted by the server within a day.
    cancelUpload(file, use).catch(() => undefined);
  };
  return { uploads, add, retry, cancel };
}

/** Abort controllers of the uploads; all abort when the page is unmounted. */
function useStops() {
  const stops = useRef(new Map<number, AbortController>());
  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((stop) => stop.abort());
  }, []);
  return stops;
}
