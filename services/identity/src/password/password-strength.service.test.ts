import { readFile } from 'node:fs/promises';
import { passwordSchema } from '@atrium/contracts';
import fc from 'fast-check';
import { PasswordStrengthService } from './password-strength.service.js';

const strength = new PasswordStrengthService();
const owner = {
  email: 'asha.rao@blue-kettle.test',
  firstName: 'Asha',
  lastName: 'Rao',
  companyName: 'Blue Kettle Studio',
  companyCode: 'kettle-hq',
};
const letter = fc.integer({ min: 97, max: 122 }).map((code) => String.fromCharCode(code));
const faultOf = (password: string) => strength.findFault(password, owner);

test('the list holds more than 10,000 passwords that the length alone would let pass, in lower case', async () => {
  const list = (await readFile(new URL('./common-passwords.txt', import.meta.url), 'utf8'))
    .trim()
    .split('\n');
  const fitting = new Set(list.filter((each) => passwordSchema.safeParse(each).success));
  expect([fitting.size, list.length]).toEqual([20_000, 20_000]);
  expect(list.filter((each) => each !== each.toLowerCase())).toEqual([]);
});

test.each(['password12', 'QWERTYUIOP', 'Usuckballz1', 'streetfighter', 'Manchester'])(
  '%s is known to every guesser',
  async (password) => {
    expect(await faultOf(password)).toBe('Too many people use this password. Choose another.');
  },
);

test.each([
  'asha.rao@blue-kettle.test',
  'Asha@2026!!',
  'AshaRao1990',
  '4sh4-r@0-2026',
  'BlueKettle2026',
  'Kettle-hq-123',
  'blue kettle studio',
  'Atrium@2026',
])('%s is made of what is known of its owner', async (password) => {
  expect(await faultOf(password)).toBe('Leave your name, your email and your company out of the password.');
});

test.each([
  'Password123!',
  'Welcome@123',
  'P@ssw0rd2026',
  'India@12345',
  'Mumbai@12345',
  'Delhi@2026',
  'bcdefghijklm',
  '01-02-1990 10',
])('%s is a few guesses away', async (password) => {
  expect(await faultOf(password)).toBe('This password is too easy to guess. Choose another.');
});

test.each([
  'correct horse battery',
  'a kettle in the rain',
  'नमस्ते दुनिया आज',
  'monsoon-2026-rain',
  'X7f$kq92mLp',
  'Asha drinks green tea',
  'ma?Vf8}Lq#2z',
])('%s is good', async (password) => {
  expect(await faultOf(password)).toBeNull();
});

test('ten letters that are drawn by lot are enough, nearly always', async () => {
  const drawn = fc.sample(fc.array(letter, { minLength: 10, maxLength: 10 }), 200);
  const faults = await Promise.all(drawn.map((letters) => faultOf(letters.join(''))));
  expect(faults.filter(Boolean).length).toBeLessThan(40);
});

test('no password keeps the thread at work, however long', async () => {
  await faultOf('the dictionaries are read once');
  const hostile = [
    '4@8({[<369&#!1/|0$5+7%2'.repeat(8),
    '9536|{3|5#8{$17&0#6$<%43'.repeat(8),
    'aA1!'.repeat(50),
  ];
  const before = process.cpuUsage().user;
  for (const password of hostile) await faultOf(password);
  expect(process.cpuUsage().user - before).toBeLessThan(1_500_000);
});
