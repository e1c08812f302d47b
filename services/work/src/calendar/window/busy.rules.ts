/** Moments, half-open. */
export interface Block {
  start: number;
  end: number;
}

/** Blocks that touch become one, so that nothing tells how many events there are. */
export function mergeBlocks(blocks: readonly Block[]): Block[] {
  const merged: Block[] = [];
  for (const { start, end } of blocks.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
