import type { AuditChoices, AuditEntry } from '@atrium/contracts';
import type { TestCompany, TestPortal } from '@atrium/testing';
import { startAttackedPortal } from '../attack/attacked-portal.js';
import { createFullCompany } from '../attack/full-company.js';

let portal: TestPortal;
let company: TestCompany;
beforeAll(async () => {
  portal = await startAttackedPortal();
  ({ company } = await createFullCompany(portal, 'zirconia'));
});
afterAll(() => portal.close());

const ask = async (language: string): Promise<AuditChoices> => {
  const headers = { 'accept-language': language };
  const path = '/api/audit/choices';
  return (await company.admin.send<AuditChoices>({ method: 'GET', path, headers })).body;
};

test('every action that a route declares has words, in the language of the page', async () => {
  const { actions, kinds } = await ask('hi');
  expect(actions.filter(({ words }) => words === null)).toEqual([]);
  expect(actions.filter(({ words }) => words && /[a-z]/.test(words))).toEqual([]);
  expect(actions).toContainEqual({
    action: 'user.secondFactorOn',
    words: 'उपयोगकर्ता: दो-चरणीय साइन-इन चालू किया गया',
  });
  const employee = kinds.find(({ kind }) => kind === 'employee');
  expect(employee?.values['employmentType']).toMatchObject({ permanent: 'स्थायी' });
  expect((await ask('en')).actions).toContainEqual({ action: 'employee.update', words: 'Employee changed' });
});

/** In permissions a field is one of their tabs; in settings its name depends on the value. */
const named = ({ action, resource }: AuditEntry) =>
  action !== 'user.setPermissions' && resource.kind !== 'setting';

test('all kinds and fields in a full company’s trail have labels', async () => {
  const { kinds } = await ask('en');
  const { items } = (await company.admin.get<{ items: AuditEntry[] }>('/api/audit?limit=100')).body;
  expect(items.length).toBeGreaterThan(20);
  const unknown = items.filter(named).flatMap(({ resource, before, after }) => {
    const fields = kinds.find(({ kind }) => kind === resource.kind)?.fields ?? {};
    const used = Object.keys({ ...before, ...after });
    return used.filter((field) => !(field in fields)).map((field) => `${resource.kind}.${field}`);
  });
  expect([...new Set(unknown)]).toEqual([]);
});
