import fc from 'fast-check';
import { placeCard } from './place-card.rules.js';

const card = { width: 300, height: 160 };
const desk = { width: 1440, height: 900 };

test.each([
  [
    'below what stands at the top',
    { left: 400, top: 0, width: 200, height: 48 },
    false,
    { left: 400, top: 60 },
  ],
  [
    'its end with the anchor’s, from right to left',
    { left: 400, top: 0, width: 400, height: 48 },
    true,
    { left: 500, top: 60 },
  ],
  ['beside a sidebar', { left: 0, top: 48, width: 240, height: 852 }, false, { left: 252, top: 48 }],
  [
    'beside a sidebar on the right',
    { left: 1200, top: 48, width: 240, height: 852 },
    true,
    { left: 888, top: 48 },
  ],
  [
    'above what stands at the bottom',
    { left: 400, top: 800, width: 200, height: 90 },
    false,
    { left: 400, top: 628 },
  ],
  [
    'in the middle of what fills the window',
    { left: 0, top: 0, width: 1440, height: 900 },
    false,
    { left: 570, top: 370 },
  ],
])('a card stands %s', (_, anchor, rtl, spot) => {
  expect(placeCard({ anchor, card, window: desk, rtl })).toEqual(spot);
});

test('it never leaves the window', () => {
  const side = fc.integer({ min: -200, max: 2000 });
  const size = fc.integer({ min: 0, max: 2000 });
  fc.assert(
    fc.property(side, side, size, size, fc.boolean(), (left, top, width, height, rtl) => {
      const spot = placeCard({ anchor: { left, top, width, height }, card, window: desk, rtl });
      expect(spot.left).toBeGreaterThanOrEqual(8);
      expect(spot.top).toBeGreaterThanOrEqual(8);
      expect(spot.left + card.width).toBeLessThanOrEqual(desk.width - 8);
      expect(spot.top + card.height).toBeLessThanOrEqual(desk.height - 8);
    }),
  );
});
