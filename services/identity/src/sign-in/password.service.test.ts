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

test('an account without a password takes as long as one with', async () => {
  const hash = await passwords.hash(PASSWORD);
  await passwords.matches(null, 'a guess');
  const [known, unknown] = [await fastest(hash), await fastest(null)];
  expect(unknown).toBeGreaterThan(known / 2);
});

async function fastest(hash: string | null): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < 8; run += 1) {
    const start = performance.now();
    await passwords.matches(hash, 'a guess');
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
