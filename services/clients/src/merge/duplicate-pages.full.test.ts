import type { Duplicates } from '@atrium/contracts';
import { expectDone, TestPortal, type TestCompany } from '@atrium/testing';

const LEADS = 1_000_000;
/** Every thousandth has the phone number of the one before it. */
const EVERY = 1_000;
const AT_ONCE = 100_000;
const MOST_MS = 500;

let portal: TestPortal;
let acme: TestCompany;
beforeAll(async () => {
  portal = await TestPortal.start();
  acme = await portal.company();
  for (let from = 0; from < LEADS; from += AT_ONCE) {
    const made = `(select n, ('01990000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid as id,
      '+91' || (9000000000 + n - (n % ${EVERY} = 1)::int) as phone
      from generate_series(${from + 1}, ${from + AT_ONCE}) n) made`;
    await portal.database.query(
      `insert into lead (company_id, id, name, source, stage, stage_since, phones)
         select '${acme.id}', id, 'Lead ' || n, 'web', 'new', now(), array[phone] from ${made}`,
    );
    await portal.database.query(
      `insert into contact_key (company_id, key, kind, record_id)
         select '${acme.id}', key, 'lead', id from ${made},
           unnest(array['phone:' || phone, 'email:l' || n || '@x.example', 'mailbox:l' || n || '@x.example']) key`,
    );
  }
  await portal.database.query('analyze lead, contact_key, shared_contact_key');
}, 600_000);
afterAll(() => portal.close());

test('among a million leads each page of duplicates comes at once', async () => {
  let [cursor, found, slowest]: [string | null, number, number] = [null, 0, 0];
  do {
    const path = '/api/contact-duplicates?kind=lead&list=likely';
    const began = performance.now();
    const page: Duplicates = expectDone(
      await acme.admin.get<Duplicates>(cursor ? `${path}&cursor=${encodeURIComponent(cursor)}` : path),
    );
    slowest = Math.max(slowest, performance.now() - began);
    found += page.items.length;
    cursor = page.next;
  } while (cursor !== null);
  expect(found).toBe(LEADS / EVERY - 1);
  expect(slowest).toBeLessThan(MOST_MS);
});
