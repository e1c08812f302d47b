import { defineRecord, lineSchema } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { z } from 'zod';
import { allowedSteps } from './record-rules.js';

const TICKET = defineRecord({
  kind: 'ticket',
  path: 'tickets',
  remote: null,
  one: 'Ticket',
  many: 'Tickets',
  resource: { readers: ['admin'], keepers: ['admin'] },
  fields: { title: { label: 'Title', schema: lineSchema(20) } },
  columns: [],
  shows: { state: z.enum(['open', 'closed']) },
  steps: { close: { needs: 'update', from: ['open'], to: 'closed' }, archive: 'delete', restore: 'delete' },
  changesIn: ['open'],
});

const ADMIN = { role: 'admin', permissions: [] } as object as SignedInUser;
const row = (values: object) => ({ id: '1', version: 1, archivedAt: null, state: 'open', ...values });

test('rows of one state allow the same steps, worked out once', () => {
  const allowed = allowedSteps({ record: TICKET }, ADMIN);
  expect(allowed(row({}))).toEqual(['update', 'close', 'archive']);
  expect(allowed(row({ id: '2' }))).toBe(allowed(row({})));
  expect(allowed(row({ state: 'closed' }))).toEqual(['archive']);
  expect(allowed(row({ archivedAt: new Date() }))).toEqual(['restore']);
});

test('what the rules refuse for another reason is asked row by row', () => {
  const refuse = (step: string, { id }: { id: string }) =>
    step === 'close' && id === '2' ? ('ACCESS_DENIED' as const) : null;
  const allowed = allowedSteps({ record: TICKET, refuse }, ADMIN);
  expect(allowed(row({ id: '2' }))).toEqual(['update', 'archive']);
  expect(allowed(row({}))).toEqual(['update', 'close', 'archive']);
});
