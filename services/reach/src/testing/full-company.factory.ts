import { expectDone, type FilledCompany } from '@atrium/testing';

/** Stores a setting that a person has chosen. */
export async function fillReach({ people: { employee } }: FilledCompany): Promise<void> {
  const choice = { value: { theme: 'dark' }, version: 0 };
  expectDone(await employee.put('/api/settings/portal.display', choice));
}
