const KEPT = 50;
const answers = new Map<string, number>();

/** Remembers when this page got the answer to a change that it made. */
export function keepAnswer(requestId: string): void {
  answers.set(requestId, Date.now());
  const [oldest] = answers.keys();
  if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
}

/** When this page got the answer, as `Date.now()`; undefined when it did not make the request or still waits. */
export const answeredAt = (requestId: string): number | undefined => answers.get(requestId);
