import { excerptOf } from './excerpt.rules.js';

test('a long text ends with a mark of more, and with a whole character', () => {
  expect(excerptOf(' Yes, on the first.\n')).toBe('Yes, on the first.');
  expect(excerptOf('x'.repeat(200))).toBe('x'.repeat(200));
  expect(excerptOf('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
  const family = '👩‍👩‍👧';
  expect(excerptOf(`${'x'.repeat(198)}${family}yes`)).toBe(`${'x'.repeat(198)}${family}…`);
});
