/** A number beside a name, grouped. */
export function Count({ value }: { value: number }) {
  return <span className="at-count">{value.toLocaleString('en-IN')}</span>;
}
