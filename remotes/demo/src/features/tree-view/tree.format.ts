import { formatNumber } from '@atrium/sdk';

const KB_OF_A_MB = 1000;

/** A size given in kB, as `1.5 MB`. */
export function sayFileSize(kilobytes: number): string {
  const large = kilobytes >= KB_OF_A_MB;
  return formatNumber(large ? kilobytes / KB_OF_A_MB : kilobytes, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  });
}
