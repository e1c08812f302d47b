import type { AttachedIds } from './record-attachments.js';

interface PartCount {
  part: string;
  count: number;
}

/** How much there is of each part. */
export const attachedCounts = (parts: AttachedIds): PartCount[] =>
  Object.entries(parts)
    .map(([part, ids]) => ({ part, count: ids.length }))
    .filter(({ count }) => count > 0);

/** What is with the survivor although it was not before the merge. */
export function stayingCounts(before: AttachedIds, here: AttachedIds, back: AttachedIds): PartCount[] {
  const staying = Object.entries(here).map(([part, ids]): [string, string[]] => {
    const known = new Set([...(before[part] ?? []), ...(back[part] ?? [])]);
    return [part, ids.filter((id) => !known.has(id))];
  });
  return attachedCounts(Object.fromEntries(staying));
}

/** The records that become separate again are no part of the survivor. */
export const attachedWithout = (parts: AttachedIds, gone: readonly string[]): AttachedIds =>
  Object.fromEntries(
    Object.entries(parts).map(([part, ids]) => [part, ids.filter((id) => !gone.includes(id))]),
  );
