import fc from 'fast-check';
import type { FieldValue, MergedRecord } from '../merges/merge.types.js';

const value: fc.Arbitrary<FieldValue> = fc.constantFrom(null, '', 'Pune', 'Delhi', 7, false);

/** As JSON and the database give objects. */
const plain = { noNullPrototype: true };

const fields = fc.record(
  {
    city: value,
    owner: value,
    website: value,
    gstin: fc.constantFrom(null, '27AAPFU0939F1ZV', '24AAQCA8719H1ZC'),
  },
  plain,
);

const members = (unit: string[]) => fc.uniqueArray(fc.constantFrom(...unit), { maxLength: 3 });

const lists = fc.record(
  {
    emails: members(['a@x.in', 'b@x.in', 'c@y.in']),
    tags: members(['vip', 'smm', 'late']),
  },
  plain,
);

const consents = fc.dictionary(
  fc.constantFrom('email marketing', 'phone telecalling'),
  fc.constantFrom('opted_in', 'opted_out'),
  { maxKeys: 2, ...plain },
);

/** Two to five different records; what is attached belongs to one of them only. */
export const mergedRecords: fc.Arbitrary<MergedRecord[]> = fc
  .array(fc.record({ fields, lists, consents, tasks: fc.nat(3), notes: fc.nat(2) }), {
    minLength: 2,
    maxLength: 5,
  })
  .map((records) =>
    records.map(({ tasks, notes, ...record }, index) => ({
      ...record,
      id: `r${index}`,
      attached: {
        tasks: Array.from({ length: tasks }, (_, at) => `r${index}-task-${at}`),
        notes: Array.from({ length: notes }, (_, at) => `r${index}-note-${at}`),
      },
    })),
  );
