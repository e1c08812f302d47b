import fc from 'fast-check';
import { contentHeaders, disposition, parseRange } from './content-headers.rules.js';
import { nameFor } from './file-type.rules.js';

test.each([
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=5-', { from: 5, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-99', { from: 0, to: 9 }],
  ['bytes=8-99', { from: 8, to: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', null],
  ['bytes=0-1,3-4', null],
  ['bytes=-', null],
  ['pages=1-2', null],
  [undefined, null],
])('the range %s of ten bytes', (header, expected) => {
  expect(parseRange(header, 10)).toEqual(expected);
});

test('a range is always inside the file', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^bytes=\d{0,6}-\d{0,6}$/),
      fc.integer({ min: 1, max: 1e6 }),
      (header, size) => {
        const range = parseRange(header, size);
        return (
          range === null || range === 'none' || (0 <= range.from && range.from <= range.to && range.to < size)
        );
      },
    ),
  );
});

test('no file name breaks out of its header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) =>
      /^attachment; filename="[\x20\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''[\w.!~%-]*$/.test(
        disposition('attachment', name),
      ),
    ),
  );
});

test('only an image that we encoded is shown, unless it is to be saved', () => {
  const kindOf = (type: string, download: boolean) =>
    contentHeaders({ name: 'a', type }, download)['content-disposition']?.split(';')[0];
  expect(kindOf('image/webp', false)).toBe('inline');
  expect(kindOf('image/webp', true)).toBe('attachment');
  for (const type of ['application/pdf', 'text/plain', 'text/html', 'image/svg+xml', 'image/jpeg'])
    expect(kindOf(type, false)).toBe('attachment');
});

test.each([
  ['a.PDF', 'application/pdf', 'a.PDF'],
  ['a', 'application/pdf', 'a.pdf'],
  ['a.jpg', 'image/webp', 'a.webp'],
  ['a.tar.gz', 'text/plain', 'a.tar.gz.txt'],
  ['.htaccess', 'text/plain', '.htaccess.txt'],
])('%s with the content of %s is called %s', (name, type, expected) => {
  expect(nameFor(name, type)).toBe(expected);
});
