import fc from 'fast-check';
import { plainMarked, readMarked, writeMarked } from './marked-text.js';
import { richTextSchema, type RichText } from './rich-text.js';

const line = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const blocks = (text: string) => readMarked(text).content;
const parts = (text: string) => {
  const [block] = blocks(text);
  return block?.type === 'paragraph' ? block.content : block;
};

test('stars at words mark them, others are stars', () => {
  expect(parts('a **b** *c* ***d***e')).toEqual([
    { type: 'text', text: 'a ' },
    { type: 'text', text: 'b', marks: [{ type: 'bold' }] },
    { type: 'text', text: ' ' },
    { type: 'text', text: 'c', marks: [{ type: 'italic' }] },
    { type: 'text', text: ' ' },
    { type: 'text', text: 'd', marks: [{ type: 'bold' }, { type: 'italic' }] },
    { type: 'text', text: 'e' },
  ]);
  for (const text of ['5 * 3 * 2', '* conditions apply', '**open', '****', '<b>bold</b>'])
    expect(parts(text)).toEqual([{ type: 'text', text }]);
  expect(parts('\\*plain\\*')).toEqual([{ type: 'text', text: '*plain*' }]);
});

test('lines with a mark before them are lists, and a number that does not follow stays in the text', () => {
  const items = (list: unknown) =>
    (list as { content: { content: unknown[] }[] }).content.map(({ content }) => content[0]);
  const [intro, bullets] = blocks('You get:\n- Posts\n- Reels');
  expect([intro, bullets?.type, items(bullets)]).toEqual([
    line('You get:'),
    'bulletList',
    [line('Posts'), line('Reels')],
  ]);
  const [clauses, apart] = blocks('1. Pay\n\n2. Deliver\n\n4. Other');
  expect([clauses?.type, items(clauses), apart]).toEqual([
    'orderedList',
    [line('Pay'), line('Deliver')],
    line('4. Other'),
  ]);
  const [outer] = blocks('- One\n  1. In\n  2. Two in');
  expect(JSON.stringify(outer)).toMatch(/^\{"type":"bulletList".*"orderedList".*Two in/);
});

const word = fc.stringMatching(/^[a-z0-9*\\.\-#_<>]{1,6}$/);
const span = fc.record({ text: word, bold: fc.boolean(), italic: fc.boolean() });
const paragraph = fc.array(span, { minLength: 1, maxLength: 4 }).map((spans) => ({
  type: 'paragraph' as const,
  content: spans.flatMap(({ text, bold, italic }, at) => {
    const marks = [
      ...(bold ? [{ type: 'bold' as const }] : []),
      ...(italic ? [{ type: 'italic' as const }] : []),
    ];
    const part = { type: 'text' as const, text, ...(marks.length > 0 && { marks }) };
    return at === 0 ? [part] : [{ type: 'hardBreak' as const }, part];
  }),
}));
const list = fc
  .tuple(
    fc.constantFrom('bulletList' as const, 'orderedList' as const),
    fc.array(paragraph, { minLength: 1, maxLength: 3 }),
  )
  .map(([type, items]) => ({
    type,
    content: items.map((item) => ({ type: 'listItem' as const, content: [item] })),
  }));
const written = fc
  .tuple(fc.array(fc.oneof(paragraph, list), { maxLength: 3 }))
  .map(([content]): RichText => ({
    type: 'doc',
    // Of two lists in a row a reader sees one.
    content: content.filter(
      (block, at) => block.type === 'paragraph' || content[at - 1]?.type === 'paragraph',
    ),
  }));

test('what an editor shows comes back as it was', () => {
  fc.assert(
    fc.property(written, (text) => {
      expect(readMarked(writeMarked(text))).toEqual(text);
    }),
    { numRuns: 500 },
  );
});

test('any text is read in time and keeps its words, and what is written of it stays', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('**', '*', 'a', ' ', '\n', '- ', '1. ', '\\', '  ')), (bits) => {
      const text = bits.join('');
      const read = richTextSchema.parse(readMarked(text));
      expect(plainMarked(text).replaceAll(/[^a]/g, '')).toBe(text.replaceAll(/[^a]/g, ''));
      expect(readMarked(writeMarked(read))).toEqual(readMarked(writeMarked(readMarked(writeMarked(read)))));
    }),
    { numRuns: 500 },
  );
});
