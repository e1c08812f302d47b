import type { Comment, HistoryEntry } from '@atrium/contracts';
import { mergeTimeline, ofChange, ofComment, ofTold, type TimelineEntry } from './timeline.rules.js';

const at = (minute: number) => `2026-06-15T06:${String(minute)}:00.000Z`;
const said = (minute: number) => ofComment({ id: `c${String(minute)}`, createdAt: at(minute) } as Comment);
const done = (minute: number) => ofChange({ id: `h${String(minute)}`, at: at(minute) } as HistoryEntry);
const told = (minute: number) => ofTold({ key: `t${String(minute)}`, at: at(minute), shown: null });
const nameOf = (entry: TimelineEntry) => {
  if (entry.kind === 'comment') return entry.comment.id;
  return entry.kind === 'change' ? entry.change.id : entry.told.key;
};
const namesOf = ({ entries }: ReturnType<typeof mergeTimeline>) => entries.map(nameOf);

test('comments, changes and calls stand in one order, the newest first, as far as all are known', () => {
  const all = { items: [said(50), said(30), said(20)], more: false };
  const calls = { items: [told(48), told(25)], more: false };
  const merged = mergeTimeline([all, { items: [done(45), done(40)], more: true }, calls]);
  expect(namesOf(merged)).toEqual(['c50', 't48', 'h45', 'h40']);
  expect(merged.next).toEqual([false, true, false]);
  const whole = mergeTimeline([all, { items: [done(45), done(40), done(10)], more: false }, calls]);
  expect(namesOf(whole)).toEqual(['c50', 't48', 'h45', 'h40', 'c30', 't25', 'c20', 'h10']);
  expect(whole.next).toEqual([false, false, false]);
});

test('while nothing of one is known, nothing of the other is shown', () => {
  const merged = mergeTimeline([
    { items: [], more: true },
    { items: [done(40)], more: false },
  ]);
  expect([namesOf(merged), merged.next]).toEqual([[], [true, false]]);
});
