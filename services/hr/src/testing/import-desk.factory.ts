import type { Employee, Import, ImportRows } from '@atrium/contracts';
import type { Answer, TestPerson, TestPortal } from '@atrium/testing';

export const HEAD = 'First name,Last name,Work e-mail,Employee code,Joining date,Manager,Phone';

/** The body of a successful answer. @throws {Error} on a refusal */
export const done = ({ status, text, body }: Answer): Import => {
  if (status > 201) throw new Error(`${String(status)}: ${text}`);
  return body as Import;
};

/** Runs imports through the API, of employees by default. @param who the default person */
export function importDesk(portal: () => TestPortal, who: () => TestPerson) {
  const send = (importer: string, lines: string[], { person = who(), name = 'people.csv' } = {}) =>
    person.send({
      method: 'POST',
      path: `/api/imports?importer=${importer}&name=${encodeURIComponent(name)}`,
      body: lines.join('\n'),
      headers: { 'content-type': 'application/octet-stream' },
    });

  const upload = (lines: string[], person = who(), name = 'people.csv'): Promise<Answer> =>
    send('hr.employees', [HEAD, ...lines], { person, name });

  const get = async (id: string, person = who()): Promise<Import> => {
    await portal().settle();
    return (await person.get(`/api/imports/${id}`)).body as Import;
  };
  /** Uploads lines and has them checked with the guessed mapping. */
  const check = async (lines: string[], person = who()): Promise<Import> =>
    map(await upload(lines, person), person);
  /** Lines with their heading. */
  const checkFile = async (importer: string, lines: string[]): Promise<Import> =>
    map(await send(importer, lines), who());
  async function map(uploaded: Answer, person: TestPerson): Promise<Import> {
    const { id, version, mapping } = done(uploaded);
    done(await person.post(`/api/imports/${id}/mapping`, { version, mapping }));
    return get(id, person);
  }
  async function run({ id, version }: Import, { follow = false, person = who() } = {}): Promise<Import> {
    done(await person.post(`/api/imports/${id}/run`, { version, follow }));
    return get(id, person);
  }
  const faultsOf = async ({ id }: Import, state: string) => {
    const { items } = (await who().get(`/api/imports/${id}/rows?state=${state}`)).body as ImportRows;
    return items.map(({ line, faults }) => [
      line,
      ...faults.map(({ field, words }) => `${field ?? ''}: ${words}`),
    ]);
  };
  const list = async (query = ''): Promise<Employee[]> => {
    const { body } = await who().get<{ items: Employee[] }>(`/api/hr/employees?limit=100&sort=code&${query}`);
    return body.items;
  };
  const emails = async () => (await list()).map(({ workEmail }) => workEmail);
  return { upload, get, check, checkFile, run, faultsOf, list, emails };
}
