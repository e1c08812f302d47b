import {
  DEPARTMENT,
  type CreateDepartment,
  type Department,
  type DepartmentQuery,
} from '../hr/department.js';
import { z } from 'zod';
import { USER } from '../identity/user.js';
import { stepPath } from './step-path.js';
import type { BulkOf } from './record.types.js';

const department: Department = {
  id: '01890000-0000-7000-8000-0000000000d1',
  name: 'Design',
  code: null,
  parent: null,
  people: 3,
  leader: { id: '01890000-0000-7000-8000-0000000000e1', name: 'Riya Kapoor' },
  status: 'active',
  archivedAt: null,
  version: 1,
  allowedTransitions: ['update', 'merge'],
};

test('an answer shows fields, references by name, and what the record shows besides', () => {
  expect(DEPARTMENT.schema.parse(department)).toEqual(department);
  expect(DEPARTMENT.schema.safeParse({ ...department, allowedTransitions: ['fly'] }).success).toBe(false);
  const older = { ...department, name: 'Longer than a name may be today. '.repeat(5) };
  expect(DEPARTMENT.schema.safeParse(older).success).toBe(true);
});

test('a new one needs every field, a change its version and no more', () => {
  const given: CreateDepartment = { name: ' Design ', code: null, leaderId: null, parentId: null };
  expect(DEPARTMENT.createSchema.parse(given).name).toBe('Design');
  const { name, ...rest } = given;
  expect(DEPARTMENT.createSchema.safeParse(rest).success).toBe(false);
  expect(DEPARTMENT.updateSchema.parse({ name, version: 2 })).toEqual({ name: 'Design', version: 2 });
  expect(DEPARTMENT.updateSchema.safeParse({ name }).success).toBe(false);
  expect(DEPARTMENT.updateSchema.safeParse({ people: 3, version: 2 }).success).toBe(false);
});

test('the list takes its titles from the fields and sorts and filters by its columns', () => {
  expect(DEPARTMENT.list.key).toBe('hr.departments');
  expect(DEPARTMENT.list.columns.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Name', 'Leader', 'Part of', 'People']),
  );
  const query: DepartmentQuery = { limit: 50, sort: '-name', status: 'archived' };
  expect(DEPARTMENT.querySchema.parse({ sort: '-name', status: 'archived' })).toEqual(query);
  // @ts-expect-error the list cannot be sorted by leader
  const other: DepartmentQuery = { limit: 50, sort: 'leader' };
  expect(DEPARTMENT.querySchema.safeParse(other).success).toBe(false);
});

test('several are changed by a step of the record', () => {
  const order: BulkOf<typeof DEPARTMENT> = {
    step: 'update',
    values: { leaderId: null },
    ids: [department.id],
    matching: null,
  };
  expect(DEPARTMENT.bulkSchema.parse(order)).toEqual(order);
  // @ts-expect-error a department has no such step
  const other: BulkOf<typeof DEPARTMENT> = { ...order, step: 'fly' };
  expect(DEPARTMENT.bulkSchema.safeParse(other).success).toBe(false);
});

test('its refusals carry status and sentence', () => {
  expect(DEPARTMENT.errors.DEPARTMENT_NAME_TAKEN).toEqual({
    code: 'DEPARTMENT_NAME_TAKEN',
    status: 409,
    message: 'Another department has this name.',
  });
});

test('a record without the step archive has no archivedAt, and its list the key that it is given', () => {
  expect(USER.list.key).toBe('identity.users');
  const shape = z.toJSONSchema(USER.schema).properties;
  expect(Object.keys(shape ?? {})).toEqual(expect.arrayContaining(['firstName', 'status', 'version']));
  expect(shape).not.toHaveProperty('archivedAt');
});

test('the path of a step is in small letters', () => {
  expect(['archive', 'resendInvitation'].map(stepPath)).toEqual(['archive', 'resend-invitation']);
});
