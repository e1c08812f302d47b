import { formatNumber } from '@atrium/sdk';
/** A number beside a name, with thousands separators. */
export function Count({ value }: { value: number }) {
  return <span className="at-count">{formatNumber(value)}</span>;
}
