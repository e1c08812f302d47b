import type { FileVariant } from '@atrium/contracts';

/** Where the bytes of a file are, for an image or a link of the page; the server decides who gets them. */
export const fileUrl = (id: string, form: FileVariant | 'download' = 'full'): string =>
  `/api/files/${id}/content/${form}`;
