import { sizeInWords } from '@atrium/contracts';
import { t } from '@atrium/sdk';

/** A message for a file that is too large to be sent; null for any other. */
export function tooLarge({ size }: Pick<File, 'size'>, maxBytes: number): string | null {
  if (size === 0) return t('This file is empty.');
  if (size <= maxBytes) return null;
  return t('This file is {size}. The limit is {most}.', {
    size: sizeInWords(size),
    most: sizeInWords(maxBytes),
  });
}

/** The sent share of a file, 0 to 100. */
export const percentOf = (sent: number, size: number): number =>
  size > 0 ? Math.min(100, Math.round((sent / size) * 100)) : 0;
