const count = (value: number) => value.toLocaleString('en-IN');

/** "1–50 of 1,204", or "1–50 of 10,000+" where the server stops counting. */
export function rangeText(start: number, shown: number, total: number, totalIsExact: boolean): string {
  const of = totalIsExact ? count(total) : `${count(total)}+`;
  return `${count(shown ? start + 1 : 0)}–${count(start + shown)} of ${of}`;
}
