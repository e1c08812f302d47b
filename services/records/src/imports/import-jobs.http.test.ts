import { createPlatformApp, createTestUser, TestClock, type PlatformApp } from '@atrium/testing';
import { TenantDb } from '@atrium/platform';
import { ImportJobs } from './import-jobs.js';

const hr = createTestUser('hr');
const other = createTestUser('hr');
let platform: PlatformApp;
beforeAll(async () => {
  platform = await createPlatformApp({ clock: new TestClock('2026-11-21T10:00:00Z') });
});
afterAll(() => platform.close());

test('imports of more than 30 days ago go with their rows, those of this company only', async () => {
  const kept = [
    [hr, 'new', '2026-10-23'],
    [other, 'theirs', '2026-10-01'],
  ] as const;
  for (const [{ companyId, id }, name, day] of [...kept, [hr, 'old', '2026-10-21'] as const]) {
    await platform.database.query(`
      with import as (
        insert into data_import (company_id, importer, file_name, state, headings, mapping, created_at, created_by)
        values ('${companyId}', 'test', '${name}', 'done', '[]', '{}', '${day}', '${id}') returning company_id, id)
      insert into data_import_row (company_id, import_id, line, cells) select company_id, id, 2, '[]' from import`);
  }
  await platform.app.get(TenantDb).run(hr.companyId, () => platform.app.get(ImportJobs).forget());
  const left = await platform.database.query<{ name: string; rows: number }>(
    `select i.file_name as name, count(r.id)::int as rows from data_import i
     join data_import_row r on r.company_id = i.company_id and r.import_id = i.id group by 1 order by 1`,
  );
  expect(left).toEqual(kept.map(([, name]) => ({ name, rows: 1 })));
  expect(await platform.database.query('select count(*)::int as rows from data_import_row')).toEqual([
    { rows: 2 },
  ]);
});
