import { z } from 'zod';
import * as contracts from '../index.js';
import { defineRecord } from './define-record.js';
import type { RecordDescription } from './record.types.js';
import { describedLabels } from './trail-labels.js';

const isRecord = (value: unknown): value is RecordDescription =>
  typeof value === 'object' && value !== null && 'auditLabels' in value;

const RECORDS = Object.values<unknown>(contracts).filter(isRecord);

test('a field is called by its label, another column by its title', () => {
  const pen = defineRecord({
    kind: 'pen',
    path: 'desk/pens',
    remote: 'desk',
    one: 'Pen',
    many: 'Pens',
    resource: { tab: 'admin', resource: 'users' },
    fields: {
      ink: { label: 'Ink', schema: z.string() },
      ownerId: { label: 'Owner', schema: z.string(), shownAs: 'owner' },
    },
    columns: [
      { key: 'ink', title: 'Colour', type: 'text' },
      { key: 'boughtOn', title: 'Bought on', type: 'date' },
    ],
  });
  expect(describedLabels(pen)).toEqual({ ink: 'Ink', owner: 'Owner', boughtOn: 'Bought on' });
});

test('no label of the audit trail repeats what the description says', () => {
  expect(RECORDS.length).toBeGreaterThan(30);
  const repeated = RECORDS.flatMap((record) => {
    const said = describedLabels(record);
    return Object.entries(record.auditLabels).flatMap(([key, label]) =>
      said[key] === label ? [`${record.kind}.${key}: ${label}`] : [],
    );
  });
  expect(repeated).toEqual([]);
});
