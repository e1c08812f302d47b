import { findDrift } from './migration-drift.rules.mjs';

const id = { table: 'leave', name: 'id', type: 'uuid', nullable: false };
const note = { table: 'leave', name: 'note', type: 'text', nullable: true };

test('equal columns and tables without an entity pass', () => {
  const queue = { table: 'outbox_queue', name: 'event_id', type: 'uuid', nullable: false };
  expect(findDrift([id, note], [note, id, queue])).toEqual([]);
});

test.each([
  ['a missing column', [id, note], [id], 'leave.note: the entity has it, the database does not'],
  ['an unknown column', [id], [id, note], 'leave.note: the database has it, the entity does not'],
  [
    'another type',
    [id],
    [{ ...id, type: 'text' }],
    'leave.id: the entity says uuid not null, the database text not null',
  ],
  [
    'another nullability',
    [note],
    [{ ...note, nullable: false }],
    'leave.note: the entity says text, the database text not null',
  ],
])('%s is told', (_, entityColumns, databaseColumns, sentence) => {
  expect(findDrift(entityColumns, databaseColumns)).toEqual([sentence]);
});
