import { TASK } from '@atrium/contracts';
import { listedOf } from './task-list.rules.js';
import { TASKS } from './task.record.js';

const at = new Date('2026-06-15T06:00:00Z');
const query = TASK.querySchema.parse({ quick: 'mine', client: '01890000-0000-7000-8000-0000000000c1' });

test('asked past what narrows by a press or by a client, a list shows nothing rather than everything', () => {
  const conditions = (asked: typeof query) => TASKS.list.filtersOf(asked, at).map(({ sql }) => sql);
  expect(conditions(query).filter((sql) => sql === 'false')).toHaveLength(2);
  expect(conditions(listedOf(query))).toEqual(['t.open']);
});
