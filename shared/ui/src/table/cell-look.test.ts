import { isHeaded } from './cell-look.js';

test.each(['3', '1,200', '-3', '−1,200', '80%', '-4.5 %', '٨٠٪', '\u200e-3', '\u061c-٣'])(
  'the number %s on a card stands below the name of its column',
  (text) => {
    expect(isHeaded({ align: 'end' }, text)).toBe(true);
    expect(isHeaded({}, text)).toBe(false);
  },
);

test.each(['₹3', '3 days', '–', '%', '', '3-4'])('%s says itself what it is', (text) => {
  expect(isHeaded({ align: 'end' }, text)).toBe(false);
});
