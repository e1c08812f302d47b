import { createTestDatabase, findUnprotected, type TestDatabase } from '@atrium/testing';
import { migrations } from './migrations.js';

/** All tables that belong to no company. A new one needs a reason. */
const GLOBAL_TABLES = [
  'migration',
  'outbox_queue',
  'limiter',
  'job_worker',
  'job_schedule',
  'company',
  'release',
  'channel',
  'channel_log',
  'maintenance',
  'record_table',
  'operator',
  'operator_session',
  'operator_second_factor',
  'operator_recovery_code',
  'operator_entry',
];

/** Tables that functions of the owner search by an index which row-level security would leave unused. */
const SEARCHED_TABLES = [
  'announcement',
  'application',
  'assessment',
  'assessment_question',
  'asset',
  'audit_entry',
  'blocked_leave',
  'calendar_room',
  'candidate',
  'capture_form',
  'checklist_item',
  'claim_type',
  'client',
  'client_contact',
  'client_onboarding',
  'consent',
  'department',
  'designation',
  'employee',
  'evaluation_cycle',
  'evaluation_template',
  'form_submission',
  'holiday',
  'holiday_list',
  'holiday_list_assignment',
  'id_card',
  'interview',
  'label',
  'lead',
  'leave_policy',
  'leave_type',
  'letter_template',
  'milestone',
  'offer',
  'opening',
  'pay_adjustment',
  'pay_claim',
  'pay_component',
  'pay_group',
  'pay_loan',
  'pay_run',
  'pay_slip',
  'pay_structure',
  'project',
  'proposal',
  'proposal_template',
  'requisition',
  'salary',
  'schedule',
  'schedule_assignment',
  'search_document',
  'search_word',
  'shift',
  'task',
  'task_repeat',
  'task_template',
  'tax_challan',
  'tax_claim',
  'tax_profile',
  'team',
  'user_account',
  'workplace',
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(migrations);
});
afterAll(() => database.drop());

test('every table is global and listed, or protected by company in every key', async () => {
  expect(await findUnprotected(database, GLOBAL_TABLES, SEARCHED_TABLES)).toEqual([]);
});

test('every migration runs once and they are in order', async () => {
  const rows = await database.query<{ name: string }>('select name from migration order by id');
  const stamps = rows.map(({ name }) => name.slice(-13));
  expect(rows).toHaveLength(migrations.length);
  expect(stamps).toEqual([...stamps].sort());
});

test('only the publisher’s role writes releases, and it can write nothing else', async () => {
  const rights = await database.query<{ role: string; name: string; may: string }>(
    `select role, c.relname as name, string_agg(p.privilege, ' ' order by p.privilege) as may
     from unnest(array['atrium_app', 'atrium_worker', 'atrium_operator', 'atrium_publisher']) role, pg_class c,
       unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as p(privilege)
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and (c.relname in ('release', 'channel', 'channel_log') or role = 'atrium_publisher')
       and (has_table_privilege(role, c.oid, p.privilege) or (p.privilege in ('SELECT', 'INSERT', 'UPDATE')
         and has_any_column_privilege(role, c.oid, p.privilege)))
     group by role, c.relname order by 1, 2`,
  );
  expect(rights).toEqual([
    { role: 'atrium_app', name: 'channel', may: 'SELECT' },
    { role: 'atrium_app', name: 'channel_log', may: 'SELECT' },
    { role: 'atrium_app', name: 'release', may: 'SELECT' },
    { role: 'atrium_publisher', name: 'channel', may: 'INSERT SELECT UPDATE' },
    { role: 'atrium_publisher', name: 'channel_log', may: 'INSERT SELECT' },
    { role: 'atrium_publisher', name: 'release', may: 'INSERT SELECT' },
  ]);
});

test('only the worker’s role reaches the queue, and it reaches no company’s table', async () => {
  const open = await database.query(
    `select c.relname from pg_class c
     where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind in ('r', 'v')
       and (has_table_privilege('atrium_app', c.oid, 'select, insert, update, delete')
         or (c.relname like '\\_private%' and not c.relrowsecurity))`,
  );
  const callable = await database.query(
    `select p.oid::regprocedure from pg_proc p where p.pronamespace = 'graphile_worker'::regnamespace
       and has_function_privilege('atrium_app', p.oid, 'execute')`,
  );
  const [{ schema } = {}] = await database.query<{ schema: boolean }>(
    `select has_schema_privilege('atrium_app', 'graphile_worker', 'usage') as schema`,
  );
  const reached = await database.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and has_table_privilege('atrium_worker', c.oid, 'select, insert, update, delete') order by 1`,
  );
  expect({ open, callable, schema }).toEqual({ open: [], callable: [], schema: false });
  expect(reached.map(({ name }) => name)).toEqual(['job_schedule', 'job_worker', 'outbox_queue']);
});
