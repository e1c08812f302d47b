import { expectDone, type TestCompany, type TestPerson } from '@atrium/testing';

interface Right {
  resource: 'clients' | 'leads' | 'proposals' | 'projects';
  actions: readonly string[];
}

/** Somebody who works with clients: by default without the right to approve, which makes a manager. */
export async function executive(
  company: TestCompany,
  firstName: string,
  rights: readonly Right[] = executiveRights(),
): Promise<TestPerson> {
  const person = await company.person('employee', { firstName });
  const path = `/api/users/${person.user.id}/permissions`;
  const { entries, version } = expectDone<{ entries: object[]; version: number }>(
    await company.admin.get(path),
  );
  const entry = { tab: 'clientManagement', accessType: 'restricted', resources: rights };
  expectDone(await company.admin.put(path, { version, entries: [...entries, entry] }));
  return person;
}

/** Everything but the right to approve. */
const executiveRights = (): Right[] =>
  (['clients', 'leads', 'proposals', 'projects'] as const).map((resource) => ({
    resource,
    actions: ['read', 'create', 'update', 'delete', 'export'],
  }));
