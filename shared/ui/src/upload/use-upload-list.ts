import { useRef, useState } from 'react';

export interface Upload {
  key: number;
  file: File;
  /** In bytes. */
  sent: number;
  /** waiting: for the connection, or for the upload before it. */
  state: 'sending' | 'waiting' | 'failed';
  /** Why it failed, in words. */
  failure: string | null;
}

/** Running uploads, in the order in which they were chosen. */
export function useUploadList() {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const next = useRef(1);
  const append = (file: File, failure: string | null): Upload => {
    const upload: Upload = {
      key: next.current,
      file,
      sent: 0,
      state: failure ? 'failed' : 'waiting',
      failure,
    };
    next.current += 1;
    setUploads((all) => [...all, upload]);
    return upload;
  };
  const change = (key: number, values: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each)));
  const remove = (key: number) => setUploads((all) => all.filter((each) => each.key !== key));
  return { uploads, append, change, remove };
}
