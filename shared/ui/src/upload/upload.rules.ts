import { sizeInWords } from '@atrium/contracts';
import { t } from '@atrium/sdk';

/** A sentence for a file that need not be sent at all; null for any other. */
export function tooLarge({ size }: Pick<File, 'size'>, maxBytes: number): string | null {
  if (size === 0) return t('This file is empty.');
  if (size <= maxBytes) return null;
  return t('This file has {size}; at most {most} are taken.', {
    size: sizeInWords(size),
    most: sizeInWords(maxBytes),
  });
}

/** How much of a file is sent, 0 to 100. */
export const percentOf = (sent: number, size: number): number =>
  size > 0 ? Math.min(100, Math.round((sent / size) * 100)) : 0;
