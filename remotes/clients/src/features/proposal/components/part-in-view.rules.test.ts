import { partInView } from './part-in-view.rules.js';

const PARTS = [
  { part: 'intro', top: -500, bottom: 100 },
  { part: 'costs', top: 100, bottom: 500 },
  { part: 'terms', top: 500, bottom: 2000 },
];

test('the part that takes most of the window is looked at', () => {
  expect(partInView(PARTS, 600)).toBe('costs');
  expect(partInView(PARTS, 1200)).toBe('terms');
});

test('what is above or below the window is not', () => {
  expect(partInView([{ part: 'intro', top: -500, bottom: 0 }], 600)).toBeNull();
  expect(partInView([{ part: 'terms', top: 600, bottom: 900 }], 600)).toBeNull();
});
