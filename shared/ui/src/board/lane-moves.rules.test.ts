import fc from 'fast-check';
import type { CardPlace } from './board.types.js';
import { groupByLane, moveCard, placeOf, readDrop, stepFocus, stepPlace } from './lane-moves.rules.js';

const lanes = new Map([
  ['new', ['a', 'b', 'c']],
  ['doing', []],
  ['done', ['d']],
]);

const anyBoard = fc
  .array(fc.array(fc.nat(9_999), { maxLength: 6 }), { minLength: 1, maxLength: 5 })
  .map((some) => {
    const seen = new Set<number>();
    const once = some.map((keys) => keys.filter((key) => !seen.has(key) && seen.add(key)).map(String));
    return new Map(once.map((keys, index) => [`lane ${String(index)}`, keys]));
  })
  .filter((board) => [...board.values()].flat().length > 0);

test('a move keeps every card once, lands where it says, and moving back undoes it', () => {
  fc.assert(
    fc.property(anyBoard, fc.nat(), fc.nat(), fc.nat(), (board, which, where, beforeWhich) => {
      const all = [...board.values()].flat();
      const key = all[which % all.length]!;
      const lane = [...board.keys()][where % board.size]!;
      const others = board.get(lane)!.filter((each) => each !== key);
      const before = others[beforeWhich % (others.length + 1)] ?? null;
      const was = placeOf(board, key)!;
      const moved = moveCard(board, { key, lane, before });
      expect([...moved.values()].flat().toSorted()).toEqual(all.toSorted());
      expect(placeOf(moved, key)).toEqual({ lane, before });
      expect(moveCard(moved, { key, ...was })).toEqual(board);
    }),
  );
});

test('a card stays when its lane is gone, it is gone itself, or nothing would change', () => {
  expect(moveCard(lanes, { key: 'a', lane: 'gone', before: null })).toBe(lanes);
  expect(readDrop(lanes, { key: 'a', lane: 'gone', before: null })).toBeNull();
  expect(readDrop(lanes, { key: 'z', lane: 'done', before: null })).toBeNull();
  expect(readDrop(lanes, { key: 'a', lane: 'new', before: 'b' })).toBeNull();
  expect(readDrop(lanes, { key: 'a', lane: 'new', before: 'a' })).toBeNull();
});

test('a card goes to the end when the card it should precede left the lane', () => {
  expect(readDrop(lanes, { key: 'a', lane: 'done', before: 'c' })).toEqual({ lane: 'done', before: null });
});

test('arrows take a lifted card through its lane and beside it, turned from right to left', () => {
  const from: CardPlace = { lane: 'new', before: 'b' };
  const step = (key: string, to = from, rtl = false) =>
    stepPlace(lanes, { key: 'a', from, to }, { key, rtl });
  expect(step('ArrowDown')).toEqual({ lane: 'new', before: 'c' });
  expect(step('ArrowUp')).toEqual(from);
  expect(step('End')).toEqual({ lane: 'new', before: null });
  expect(step('ArrowRight')).toEqual({ lane: 'doing', before: null });
  expect(step('ArrowRight', { lane: 'done', before: null })).toEqual({ lane: 'done', before: null });
  expect(step('ArrowLeft', from, true)).toEqual({ lane: 'doing', before: null });
  expect(step('x')).toBeNull();
});

test('arrows move the focus, past lanes without cards', () => {
  expect(stepFocus(lanes, 'b', { key: 'ArrowDown', rtl: false })).toBe('c');
  expect(stepFocus(lanes, 'b', { key: 'ArrowRight', rtl: false })).toBe('d');
  expect(stepFocus(lanes, 'd', { key: 'ArrowRight', rtl: true })).toBe('a');
  expect(stepFocus(lanes, 'd', { key: 'ArrowRight', rtl: false })).toBe('d');
  expect(stepFocus(lanes, 'b', { key: 'Enter', rtl: false })).toBeNull();
});

test('cards of an unknown lane are in none', () => {
  const groups = groupByLane(['one'], ['one', 'two'], (card) => card);
  expect([...groups]).toEqual([['one', ['one']]]);
});
