import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AuditChoices, AuditEntry, UserPermissions } from '@atrium/contracts';
import { CacheInvalidation } from '@atrium/platform';
import { openEvents, TestPortal, type TestCompany } from '@atrium/testing';
import type { Service } from './services.js';

const FIXTURE = fileURLToPath(new URL('./testing/visitor', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));

let folder: string;
let portal: TestPortal;
let acme: TestCompany;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'atrium-service-'));
  portal = await TestPortal.start({ services: [await bring(folder)] });
  acme = await portal.company();
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

/** Puts a service into a folder outside the repository, with the portal's packages beside it, as another team would. */
async function bring(target: string): Promise<Service> {
  await cp(FIXTURE, target, { recursive: true });
  await symlink(PACKAGES, path.join(target, 'node_modules'));
  const { visitorService } = (await import(pathToFileURL(path.join(target, 'visitor.service.ts')).href)) as {
    visitorService: Service;
  };
  return visitorService;
}

const inHindi = async <Body>(where: string) =>
  (await acme.admin.send<Body>({ method: 'GET', path: where, headers: { 'accept-language': 'hi' } })).body;

test('a record from another folder is listed, found, audited and notified about in the reader’s language', async () => {
  const made = await acme.admin.post('/api/desk/visitors', { name: 'Zarina Khan' });
  expect([made.status, made.body.allowedTransitions]).toEqual([201, ['update', 'archive']]);
  await portal.settle();
  const { body } = await acme.admin.get('/api/desk/visitors?search=zar&sort=-name');
  expect(body).toMatchObject({ total: 1, items: [{ name: 'Zarina Khan', version: 1 }] });
  expect((await acme.admin.get('/api/search?q=zarina')).body.groups).toMatchObject([
    { kind: 'visitor', items: [{ title: 'Zarina Khan' }] },
  ]);
  const { text } = await acme.admin.get('/api/exports?list=desk.visitors&format=csv');
  expect(text).toContain('Zarina Khan');
  const { items } = (await acme.admin.get<{ items: AuditEntry[] }>('/api/audit?kind=visitor')).body;
  expect(items).toMatchObject([{ action: 'visitor.create', after: { name: 'Zarina Khan' } }]);
  const { kinds } = await inHindi<AuditChoices>('/api/audit/choices');
  expect(kinds.find(({ kind }) => kind === 'visitor')).toMatchObject({
    title: 'आगंतुक',
    fields: { name: 'आगंतुक का नाम' },
  });
  const told = await inHindi<{ items: { kind: string; title: string }[] }>('/api/notifications');
  expect(told.items).toMatchObject([{ kind: 'desk.visitor', title: 'Zarina Khan स्वागत कक्ष पर हैं' }]);
});

test('pages of people who may read it are invalidated by a change', async () => {
  const stream = await openEvents(acme.admin);
  await acme.admin.post('/api/desk/visitors', { name: 'Omar Aziz' });
  await stream.until('invalidate', 'Visitor');
  stream.close();
});

test('its permission can be given, appears in the trail, and opens its routes', async () => {
  const clerk = await acme.person('employee');
  const path = `/api/users/${clerk.user.id}/permissions`;
  expect((await clerk.get('/api/desk/visitors')).status).toBe(403);
  const { version, tabs } = await inHindi<UserPermissions>(path);
  expect(tabs.find(({ tab }) => tab === 'clientManagement')?.resources.at(-1)).toEqual({
    resource: 'visitors',
    title: 'स्वागत कक्ष के आगंतुक',
  });
  const resources = [{ resource: 'visitors', actions: ['read' as const] }];
  const entries = [{ tab: 'clientManagement' as const, accessType: 'restricted' as const, resources }];
  expect((await acme.admin.put(path, { version, entries })).status).toBe(200);
  expect((await clerk.get('/api/desk/visitors')).status).toBe(200);
  const { kinds } = await inHindi<AuditChoices>('/api/audit/choices');
  expect(kinds.find(({ kind }) => kind === 'user')?.values['clientManagement']).toMatchObject({
    visitors: 'स्वागत कक्ष के आगंतुक',
  });
});

test('nothing of it is available to a company that has its remote switched off', async () => {
  await portal.database.query(
    `insert into remote_switch (company_id, remote_id, enabled, changed_by, changed_at) values ($1, 'desk', false, $2, now())`,
    [acme.id, acme.admin.user.id],
  );
  portal.app.get(CacheInvalidation).deliverMissed();
  expect((await acme.admin.get('/api/desk/visitors')).body.error.code).toBe('REMOTE_DISABLED');
  expect((await acme.admin.get('/api/search?q=zarina')).body.groups).toEqual([]);
  expect((await acme.admin.get('/api/exports?list=desk.visitors&format=csv')).status).toBe(403);
  const told = (await acme.admin.get<{ items: { kind: string }[] }>('/api/notifications')).body.items;
  expect(told.filter(({ kind }) => kind === 'desk.visitor')).toEqual([]);
});
