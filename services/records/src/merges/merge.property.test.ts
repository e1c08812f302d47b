import assert from 'node:assert/strict';
import fc from 'fast-check';
import { mergedRecords } from '../testing/merged-record.factory.js';
import { undoMerge } from './merge-undo.rules.js';
import { mergeRecords, previewMerge } from './merge.rules.js';
import type { MergeDone, MergedRecord } from './merge.types.js';

const RUNS = process.env['ATRIUM_TEST_FULL'] === '1' ? 10_000 : 1_000;

/** The GSTIN is answered, so that the merge is never refused. */
function merged(records: MergedRecord[]): MergeDone {
  const done = mergeRecords(records, { gstin: records[0]!.id });
  assert(!('refused' in done));
  return done;
}

const holds = (law: (records: MergedRecord[]) => void) =>
  fc.assert(fc.property(mergedRecords, law), { numRuns: RUNS });

test('the survivor keeps its values, and empty ones are filled from the first that has one', () =>
  holds((records) => {
    const { survivor } = merged(records);
    for (const field of ['city', 'owner', 'website']) {
      const values = records.map(({ fields }) => fields[field] ?? null);
      const first = values.find((value) => value !== null && value !== '');
      assert.equal(survivor.fields[field], first ?? null);
    }
  }));

test('nothing attached and no member of a list is lost or doubled', () =>
  holds((records) => {
    const { survivor, redirects } = merged(records);
    for (const kind of ['tasks', 'notes'])
      assert.deepEqual(
        survivor.attached[kind],
        records.flatMap(({ attached }) => attached[kind]!),
      );
    for (const list of ['emails', 'tags'] as const) {
      const all = new Set(records.flatMap(({ lists }) => lists[list]!));
      assert.deepEqual(survivor.lists[list]!.toSorted(), [...all].toSorted());
    }
    assert.deepEqual(
      Object.keys(redirects),
      records.slice(1).map(({ id }) => id),
    );
  }));

test('an opt-out of any record wins', () =>
  holds((records) => {
    const { survivor } = merged(records);
    for (const [purpose, state] of Object.entries(survivor.consents)) {
      const isOut = records.some(({ consents }) => consents[purpose] === 'opted_out');
      assert.equal(state, isOut ? 'opted_out' : 'opted_in');
    }
  }));

test('merging two and then the rest is merging all', () =>
  holds(([first, second, ...rest]) => {
    const all = merged([first!, second!, ...rest]).survivor;
    const two = merged([first!, second!]).survivor;
    assert.deepEqual(rest.length === 0 ? two : merged([two, ...rest]).survivor, all);
  }));

test('the preview counts what the merge moves', () =>
  holds((records) => {
    const { moving } = previewMerge(records);
    const { survivor } = merged(records);
    for (const [kind, count] of Object.entries(moving))
      assert.equal(survivor.attached[kind]!.length, records[0]!.attached[kind]!.length + count);
  }));

test('undone, every record is as it was', () =>
  holds((records) => {
    const done = merged(records);
    assert.deepEqual(undoMerge(done, done.survivor), records);
  }));

test('undone later, what was added and changed since stays with the survivor', () =>
  holds((records) => {
    const done = merged(records);
    const now = {
      ...done.survivor,
      fields: { ...done.survivor.fields, city: 'Kochi' },
      attached: { ...done.survivor.attached, tasks: [...done.survivor.attached['tasks']!, 'new'] },
    };
    const [survivor, ...others] = undoMerge(done, now);
    assert.equal(survivor!.fields['city'], 'Kochi');
    assert.deepEqual(survivor!.attached['tasks'], [...records[0]!.attached['tasks']!, 'new']);
    assert.deepEqual(others, records.slice(1));
  }));
