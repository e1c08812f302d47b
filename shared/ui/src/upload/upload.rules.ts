const UNITS = ['bytes', 'kB', 'MB', 'GB'];
const STEP = 1000;

/** `2.4 MB`. */
export function sizeInWords(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
  const value = bytes / STEP ** power;
  return `${String(power === 0 ? value : Number(value.toFixed(1)))} ${UNITS[power] ?? ''}`;
}

/** A sentence for a file that need not be sent at all; null for any other. */
export function tooLarge({ size }: Pick<File, 'size'>, maxBytes: number): string | null {
  if (size === 0) return 'This file is empty.';
  if (size <= maxBytes) return null;
  return `This file has ${sizeInWords(size)}; at most ${sizeInWords(maxBytes)} are taken.`;
}

/** How much of a file is sent, 0 to 100. */
export const percentOf = (sent: number, size: number): number =>
  size > 0 ? Math.min(100, Math.round((sent / size) * 100)) : 0;
