import type { Comment, HistoryEntry } from '@atrium/contracts';
import { mergeTimeline } from './timeline.rules.js';

const said = (minute: number) =>
  ({ id: `c${String(minute)}`, createdAt: `2026-06-15T06:${String(minute)}:00.000Z` }) as Comment;
const done = (minute: number) =>
  ({ id: `h${String(minute)}`, at: `2026-06-15T06:${String(minute)}:00.000Z` }) as HistoryEntry;
const idsOf = ({ entries }: ReturnType<typeof mergeTimeline>) =>
  entries.map((entry) => (entry.kind === 'comment' ? entry.comment.id : entry.change.id));

test('comments and changes stand in one order, the newest last, as far as both are known', () => {
  const all = { items: [said(50), said(30), said(20)], more: false };
  const merged = mergeTimeline(all, { items: [done(45), done(40)], more: true });
  expect(idsOf(merged)).toEqual(['h40', 'h45', 'c50']);
  expect(merged.next).toEqual({ comments: false, changes: true });
  const whole = mergeTimeline(all, { items: [done(45), done(40), done(10)], more: false });
  expect(idsOf(whole)).toEqual(['h10', 'c20', 'c30', 'h40', 'h45', 'c50']);
  expect(whole.next).toEqual({ comments: false, changes: false });
});

test('while nothing of one is known, nothing of the other is shown', () => {
  const merged = mergeTimeline({ items: [], more: true }, { items: [done(40)], more: false });
  expect([idsOf(merged), merged.next]).toEqual([[], { comments: true, changes: false }]);
});
