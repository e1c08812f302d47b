import type { TestPerson } from '../portal/test-company.js';

/** The id of the department or designation with that name; it is created if there is none yet. */
export async function placeOf(
  person: TestPerson,
  kind: 'departments' | 'designations',
  name: string,
): Promise<string> {
  const found = await person.get<{ items: { id: string; name: string }[] }>(`/api/hr/${kind}?limit=100`);
  const known = found.body.items.find((place) => place.name === name);
  if (known) return known.id;
  const body = kind === 'departments' ? { name, code: null, leaderId: null, parentId: null } : { name };
  return (await person.post<{ id: string }>(`/api/hr/${kind}`, body)).body.id;
}
