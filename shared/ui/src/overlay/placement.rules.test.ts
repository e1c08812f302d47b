import { sideOf } from './placement.rules.js';

test('start and end follow the direction of reading', () => {
  expect([sideOf('start', 'ltr'), sideOf('end', 'ltr')]).toEqual(['left', 'right']);
  expect([sideOf('start', 'rtl'), sideOf('end', 'rtl')]).toEqual(['right', 'left']);
  expect([sideOf('top', 'rtl'), sideOf('bottom', 'ltr')]).toEqual(['top', 'bottom']);
});
