/** One task waits for another. */
export interface Wait {
  taskId: string;
  blockerId: string;
}

/**
 * The shortest loop that a new wait would close.
 * @param waits all that start at `blockerId`, directly or by others
 * @returns the tasks in the order in which they would wait, the first one again at the end; null without a loop
 */
export function findLoop(waits: readonly Wait[], { taskId, blockerId }: Wait): string[] | null {
  if (taskId === blockerId) return [taskId, taskId];
  const next = new Map<string, string[]>();
  for (const wait of waits) {
    const list = next.get(wait.taskId);
    if (list) list.push(wait.blockerId);
    else next.set(wait.taskId, [wait.blockerId]);
  }
  const from = new Map<string, string | null>([[blockerId, null]]);
  // Grows while it is walked: the nearest tasks come first.
  for (const at of from.keys()) {
    if (at === taskId) return [taskId, ...pathTo(from, taskId)];
    for (const each of next.get(at) ?? []) if (!from.has(each)) from.set(each, at);
  }
  return null;
}

function pathTo(from: ReadonlyMap<string, string | null>, end: string): string[] {
  const path: string[] = [];
  for (let at: string | null = end; at !== null; at = from.get(at) ?? null) path.unshift(at);
  return path;
}
