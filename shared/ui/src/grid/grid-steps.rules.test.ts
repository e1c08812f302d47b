import fc from 'fast-check';
import { stepCell } from './grid-steps.rules.js';

const size = { rows: 10, columns: 4, page: 5 };
const step = (key: string, ctrl = false, rtl = false) =>
  stepCell({ row: 3, column: 1 }, { key, ctrl, rtl }, size);

test('keys move as in a spreadsheet', () => {
  expect(step('ArrowRight')).toEqual({ row: 3, column: 2 });
  expect(step('ArrowRight', true)).toEqual({ row: 3, column: 3 });
  expect(step('ArrowDown', true)).toEqual({ row: 9, column: 1 });
  expect(step('Home')).toEqual({ row: 3, column: 0 });
  expect(step('Home', true)).toEqual({ row: 0, column: 0 });
  expect(step('End', true)).toEqual({ row: 9, column: 3 });
  expect(step('PageDown')).toEqual({ row: 8, column: 1 });
  expect(step('ArrowRight', false, true)).toEqual({ row: 3, column: 0 });
  expect(step('ArrowLeft', true, true)).toEqual({ row: 3, column: 3 });
  expect(step('a')).toBeNull();
});

test('no key leaves the grid', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
  const press = fc.record({ key: fc.constantFrom(...keys), ctrl: fc.boolean(), rtl: fc.boolean() });
  fc.assert(
    fc.property(fc.array(press), (presses) => {
      let at = { row: 0, column: 0 };
      for (const each of presses) at = stepCell(at, each, size) ?? at;
      expect(at.row >= 0 && at.row < size.rows && at.column >= 0 && at.column < size.columns).toBe(true);
    }),
  );
});
