import { z } from 'zod';
import { answerWriter } from './answer-writer.js';

const write = (schema: z.ZodType, answer: unknown): unknown => JSON.parse(answerWriter(schema)(answer));

const person = z.object({ id: z.string(), manager: z.object({ name: z.string() }).nullable() });
const asha = { id: 'a', salary: 7, manager: { name: 'Ravi', salary: 9 } };

test('undeclared fields are removed at any depth', () => {
  expect(
    write(z.object({ items: z.array(person) }), { items: [asha, { id: 'b', manager: null }], rows: 2 }),
  ).toEqual({
    items: [
      { id: 'a', manager: { name: 'Ravi' } },
      { id: 'b', manager: null },
    ],
  });
});

test('one item with additional fields is found anywhere in a list', () => {
  const item = z.object({ id: z.string(), name: z.string().optional() });
  const items = [{ id: 'a', name: 'A' }, { id: 'b', salary: 9 }, { salary: 9, id: 'c' }, { id: 'd' }];
  expect(write(z.array(item), items)).toEqual([
    { id: 'a', name: 'A' },
    { id: 'b' },
    { id: 'c' },
    { id: 'd' },
  ]);
});

test('with alternatives, the fields of all of them are kept', () => {
  const event = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('joined'), who: person }),
    z.object({ kind: z.literal('left'), on: z.string().optional() }),
  ]);
  expect(write(event, { kind: 'joined', who: asha, secret: 1 })).toEqual({
    kind: 'joined',
    who: { id: 'a', manager: { name: 'Ravi' } },
  });
  expect(write(event, { kind: 'left', on: undefined })).toEqual({ kind: 'left' });
});

test('records and unknown values are written completely', () => {
  const values = z.object({ by: z.record(z.string(), z.unknown()), value: z.unknown() });
  const answer = { by: { a: { b: [1, null] } }, value: ['x', { y: false }] };
  expect(write(values, answer)).toEqual(answer);
  expect(write(z.union([person, z.record(z.string(), z.string())]), { any: 'word' })).toEqual({
    any: 'word',
  });
});

test('moments are written as text, what is no object as it is', () => {
  expect(write(z.object({ at: z.iso.datetime() }), { at: new Date(0) })).toEqual({
    at: '1970-01-01T00:00:00.000Z',
  });
  expect(write(z.array(z.string()), ['"quoted"\n', 'ü'])).toEqual(['"quoted"\n', 'ü']);
  expect(write(person.nullable(), null)).toBeNull();
});
