import { undoMerge } from './merge-undo.rules.js';
import { mergeRecords, previewMerge } from './merge.rules.js';
import type { MergedRecord } from './merge.types.js';

const record = (id: string, given: Partial<MergedRecord> = {}): MergedRecord => ({
  id,
  fields: {},
  lists: {},
  attached: {},
  consents: {},
  ...given,
});

const acme = record('acme', { fields: { name: 'Acme', city: null, gstin: '27AAPFU0939F1ZV' } });
const copy = record('copy', {
  fields: { name: 'ACME Ltd', city: 'Pune', gstin: '24AAQCA8719H1ZC' },
  attached: { tasks: ['t1', 't2'] },
});

test('the preview shows each field with its source, what moves and what must be asked', () => {
  expect(previewMerge([acme, copy], {}, ['gstin'])).toEqual({
    fields: [
      { field: 'name', value: 'Acme', from: 'acme', others: [{ id: 'copy', value: 'ACME Ltd' }] },
      { field: 'city', value: 'Pune', from: 'copy', others: [] },
      {
        field: 'gstin',
        value: '27AAPFU0939F1ZV',
        from: 'acme',
        others: [{ id: 'copy', value: '24AAQCA8719H1ZC' }],
      },
    ],
    moving: { tasks: 2 },
    ask: ['gstin'],
  });
});

test('a chosen value is taken, even an empty one', () => {
  const done = mergeRecords([acme, copy], { gstin: 'copy', city: 'acme' });
  expect(done).toMatchObject({
    survivor: { id: 'acme', fields: { name: 'Acme', city: null, gstin: '24AAQCA8719H1ZC' } },
    redirects: { copy: 'acme' },
  });
});

test.each([
  ['one record', [acme], {}, 'count'],
  ['eleven records', Array.from({ length: 11 }, (_, index) => record(String(index))), {}, 'count'],
  ['the same record twice', [acme, acme], {}, 'twice'],
  ['a choice of a record that is not merged', [acme, copy], { gstin: 'other' }, 'unknownChoice'],
  ['two GSTINs without a choice', [acme, copy], {}, 'ask'],
])('%s is refused', (_, records, choices: Record<string, string>, refused) => {
  expect(mergeRecords(records, choices, ['gstin'])).toEqual({ refused });
});

test('an undo brings back nothing that was deleted since, and keeps a later opt-out', () => {
  const done = mergeRecords([record('one'), { ...copy, consents: { 'email marketing': 'opted_in' } }]);
  if ('refused' in done) throw new Error(done.refused);
  const now: MergedRecord = {
    ...done.survivor,
    attached: { tasks: ['t2'] },
    consents: { 'email marketing': 'opted_out' },
  };
  const [survivor, other] = undoMerge(done, now);
  expect(survivor).toEqual(record('one', { consents: { 'email marketing': 'opted_out' } }));
  expect(other!.attached).toEqual({ tasks: ['t2'] });
});
