/** One task cannot be closed before another: it waits for it, or the other is a sub-task of it. */
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

/** Each of the tasks after those that must be closed before it, otherwise in the order in which they were given. */
export function closingOrder(ids: readonly string[], waits: readonly Wait[]): string[] {
  const known = new Set(ids);
  const before = new Map<string, string[]>();
  for (const { taskId, blockerId } of waits)
    before.set(
      taskId,
      [...(before.get(taskId) ?? []), blockerId].filter((id) => known.has(id)),
    );
  const ordered = new Set<string>();
  const asked = new Set<string>();
  const put = (id: string): void => {
    if (asked.has(id)) return;
    asked.add(id);
    before.get(id)?.forEach(put);
    ordered.add(id);
  };
  ids.forEach(put);
  return [...ordered];
}

function pathTo(from: ReadonlyMap<string, string | null>, end: string): string[] {
  const path: string[] = [];
  for (let at: string | null = end; at !== null; at = from.get(at) ?? null) path.unshift(at);
  return path;
}
