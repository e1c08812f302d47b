import fc from 'fast-check';
import { readCell, sayDiscount, sayRecurrence } from './item-cells.rules.js';

const change = (...[column, text]: [Parameters<typeof readCell>[0], string]) =>
  readCell(column, text, 'INR') as { change?: object; fault?: string };

test('what a cell shows is read back as the same', () => {
  const recurrence = fc.oneof(
    fc.record({ recurrence: fc.constant('once' as const), periods: fc.constant(null) }),
    fc.record({
      recurrence: fc.constantFrom('month' as const, 'quarter' as const, 'year' as const),
      periods: fc.option(fc.integer({ min: 1, max: 120 })),
    }),
  );
  const discount = fc.oneof(
    fc.record({
      discount: fc.integer({ min: 0, max: 100 }).map(String),
      discountAmount: fc.constant(null),
    }),
    fc.record({ discount: fc.constant(null), discountAmount: fc.integer({ min: 1, max: 1e12 }) }),
  );
  fc.assert(
    fc.property(recurrence, discount, (repeats, off) => {
      expect(change('recurrence', sayRecurrence(repeats)).change).toEqual(repeats);
      expect(change('discount', sayDiscount(off, 'INR')).change).toEqual(off);
    }),
    { numRuns: 100 },
  );
});

test('what means nothing is refused with what would', () => {
  expect(change('qty', 'many').fault).toBe('Enter a quantity, like 1 or 2.5.');
  expect(change('unitPrice', 'dear').fault).toBe('Enter an amount in figures, like 1,02,480.');
  expect(change('discount', '140%').fault).toBe('Enter a discount, like 10% or ₹500.');
  expect(change('recurrence', '200 × month').fault).toBe('Enter how often, like “Once” or “6 × month”.');
  expect(change('title', '').fault).toBe('Say what it is.');
});
