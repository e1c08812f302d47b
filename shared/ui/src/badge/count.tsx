import { formatNumber } from '@atrium/sdk';
/** A number beside a name, grouped. */
export function Count({ value }: { value: number }) {
  return <span className="at-count">{formatNumber(value)}</span>;
}
