import { expectDone, type TestCompany, type TestPerson } from '@atrium/testing';
import { EXECUTIVE } from '../demo/executive.seed.js';

interface Right {
  resource: string;
  actions: readonly string[];
}

/** Somebody who works with clients: by default without the right to approve, which makes a manager. */
export async function executive(
  company: TestCompany,
  firstName: string,
  rights: readonly Right[] = EXECUTIVE.resources,
): Promise<TestPerson> {
  const person = await company.person('employee', { firstName });
  const path = `/api/users/${person.user.id}/permissions`;
  const { entries, version } = expectDone<{ entries: object[]; version: number }>(
    await company.admin.get(path),
  );
  expectDone(
    await company.admin.put(path, { version, entries: [...entries, { ...EXECUTIVE, resources: rights }] }),
  );
  return person;
}
