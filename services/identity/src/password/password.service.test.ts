import { PasswordService } from './password.service.js';

const passwords = new PasswordService();
const PASSWORD = 'correct horse battery';

test('a password matches its own hash only', async () => {
  const hash = await passwords.hash(PASSWORD);
  expect(await passwords.matches(hash, PASSWORD)).toBe(true);
  expect(await passwords.matches(hash, `${PASSWORD}!`)).toBe(false);
  expect(await passwords.matches(null, PASSWORD)).toBe(false);
});

test('the hash says Argon2id with the cost that OWASP asks for, and is salted', async () => {
  const hash = await passwords.hash(PASSWORD);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.hash(PASSWORD)).not.toBe(hash);
});

test('an account without a password costs as much work as one with', async () => {
  const hash = await passwords.hash(PASSWORD);
  await passwords.matches(null, 'a guess');
  const works = { known: Infinity, unknown: Infinity };
  // Whatever else this process does adds to some of the runs, so the least of many counts.
  for (let run = 0; run < 20; run += 1) {
    works.known = Math.min(works.known, await workOf(hash));
    works.unknown = Math.min(works.unknown, await workOf(null));
  }
  expect(works.unknown).toBeGreaterThan(works.known / 2);
});

/** Processor time, which does not depend on the load of the machine; how it is divided between the two is a guess. */
async function workOf(hash: string | null): Promise<number> {
  const start = process.cpuUsage();
  await passwords.matches(hash, 'a guess');
  const { user, system } = process.cpuUsage(start);
  return user + system;
}
