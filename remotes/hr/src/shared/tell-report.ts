import { toast } from '@atrium/sdk';

interface Reported {
  name: string;
  /** Null: done. */
  refusal: string | null;
}

/** Says how many of several were done, and why each of the others was not. */
export function tellReport(rows: readonly Reported[], say: (count: number) => string): void {
  const refused = rows.filter(({ refusal }) => refusal !== null);
  const count = rows.length - refused.length;
  if (count > 0) toast.success(say(count));
  for (const { name, refusal } of refused) toast.error(name, { text: refusal ?? '' });
}
