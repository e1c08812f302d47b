import { Contributions } from '@atrium/platform';
import { ListExport } from '@atrium/records';
import {
  createTestUser,
  explainAll,
  explainedPlans,
  multiplyRows,
  TestPortal,
  type TestPerson,
} from '@atrium/testing';
import { findPlanFaults } from './plan.rules.js';

const PEOPLE = 100_000;
/** To read all people one by one is too much; to count them in an index is not. */
const BOUNDS = { scanned: 20_000, looked: 300_000, milliseconds: 1_000 };
const TIME_LIMIT_MS = 600_000;

let filling: TestPortal;
let portal: TestPortal;
let admin: TestPerson;

beforeAll(async () => {
  filling = await TestPortal.start();
  const acme = await filling.company();
  admin = acme.admin;
  const person = {
    firstName: 'Asha',
    lastName: 'Rao',
    workEmail: 'asha@acme.test',
    phone: null,
    invite: false,
  };
  const place = { designationId: null, departmentId: null, managerId: null, timezone: 'Asia/Kolkata' };
  const work = { employmentType: 'permanent', joiningDate: '2024-04-01' };
  const { text, status } = await admin.post('/api/hr/employees', { ...person, ...place, ...work });
  if (status !== 201) throw new Error(text);
  const { database } = filling;
  const companyId = admin.user.company.id;
  await database.query(`
    with made as (
      insert into schedule (company_id, name, weekly_offs, shift_ids)
        values ('${companyId}', 'Office', '[]', '[null, null, null, null, null, null, null]') returning company_id, id
    )
    insert into schedule_assignment (company_id, schedule_id, valid_from)
      select company_id, id, date '2020-01-01' from made;
    insert into holiday_list (company_id, name, standard)
      select '${companyId}', 'Everybody', true
      where not exists (select from holiday_list where company_id = '${companyId}' and standard)`);
  await multiplyRows(database, { table: 'employee', companyId, rows: PEOPLE });
  await database.query('vacuum analyze');
  await explainAll(database);
  portal = await TestPortal.start({ beside: filling });
}, TIME_LIMIT_MS);
afterAll(async () => {
  await portal.close();
  await filling.close();
});

const listOf = (key: string): ListExport => {
  const list = portal.app
    .get(Contributions)
    .of(ListExport)
    .find((each) => each.key === key);
  if (!list) throw new Error(`There is no list ${key}.`);
  return list;
};

test.each(['hr.schedules', 'hr.holidaylists'])(
  '%s counts the people of each without reading them all',
  async (key) => {
    const list = listOf(key);
    const { id, company, permissions } = admin.user;
    const user = createTestUser('admin', { id, companyId: company.id, permissions });
    let people = 0;
    const plans = await explainedPlans(async () => {
      const { items } = (await list.page(user, list.query.parse({ limit: 50 }))) as {
        items: { people: number }[];
      };
      people = items.reduce((sum, item) => sum + item.people, 0);
    });
    expect(people).toBeGreaterThanOrEqual(PEOPLE);
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.flatMap((plan) => findPlanFaults(plan, BOUNDS))).toEqual([]);
  },
  TIME_LIMIT_MS,
);
