import type { FileVariant } from '@atrium/contracts';

/** URL of a file's bytes, for an image or a link. The server decides who may read them. */
export const fileUrl = (id: string, form: FileVariant | 'download' = 'full'): string =>
  `/api/files/${id}/content/${form}`;
