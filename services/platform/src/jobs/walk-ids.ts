/** Handles the ids that follow one, in their order; null begins. @returns those that it handled */
type Step = (after: string | null) => Promise<readonly string[]>;

/** Goes through ids in steps, until one finds fewer than it looks for. @returns how many ids there were */
export async function walkIds(signal: AbortSignal, atOnce: number, step: Step): Promise<number> {
  let seen = 0;
  for (let after: string | null = null; ;) {
    signal.throwIfAborted();
    const ids: readonly string[] = await step(after);
    seen += ids.length;
    after = ids.at(-1) ?? null;
    if (ids.length < atOnce) return seen;
  }
}
