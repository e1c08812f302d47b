import type { ReactNode } from 'react';

/** Whether there is nothing to read. */
export const isBlank = (content: ReactNode): boolean =>
  content === null || content === undefined || content === '' || typeof content === 'boolean';
