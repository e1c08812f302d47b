import { EMPLOYEE_DOCUMENT_USE, type Employee } from '@atrium/contracts';
import { TestPortal, uploadFile, type TestCompany, type TestPerson } from '@atrium/testing';

let portal: TestPortal;
let acme: TestCompany;
let hr: TestPerson;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  hr = await acme.person('hr');
});
afterAll(() => portal.close());

const recordOf = async ({ user }: TestPerson): Promise<Employee> => {
  const { items } = (await hr.get<{ items: Employee[] }>('/api/hr/employees?limit=100')).body;
  return items.find(({ userId }) => userId === user.id)!;
};
async function addDocument(person: TestPerson) {
  const file = { use: EMPLOYEE_DOCUMENT_USE, name: 'contract.txt' };
  const fileId = await uploadFile(hr, Buffer.from('They work here.'), file);
  const { id } = await recordOf(person);
  return (await hr.post(`/api/hr/employees/${id}/documents`, { fileId })).body;
}
const own = async (person: TestPerson) => (await person.get('/api/hr/employment')).body;
const open = async (person: TestPerson, fileId: string) =>
  (await person.get(`/api/files/${fileId}/content/download`)).status;

test('a person reads their own employment and documents, and nobody else’s', async () => {
  const [one, other] = [await acme.person('employee'), await acme.person('employee')];
  const document = await addDocument(one);
  const found = await own(one);
  expect(found.employee).toMatchObject({ code: (await recordOf(one)).code, workEmail: one.user.email });
  expect(found.documents).toMatchObject([{ id: document.id, name: 'contract.txt' }]);
  expect((await own(other)).documents).toEqual([]);
  expect([await open(one, document.fileId), await open(other, document.fileId)]).toEqual([200, 404]);
});

test('an archived document is not theirs any more, nor anything of an archived employee', async () => {
  const person = await acme.person('employee');
  const { id, version, fileId } = await addDocument(person);
  await hr.post(`/api/hr/employee-documents/${id}/archive`, { version });
  expect((await own(person)).documents).toEqual([]);
  expect(await open(person, fileId)).toBe(404);
  const record = await recordOf(person);
  await hr.post(`/api/hr/employees/${record.id}/archive`, { version: record.version });
  expect(await own(person)).toEqual({ employee: null, documents: [] });
});
