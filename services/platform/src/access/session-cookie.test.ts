import type { Env } from '../env/env.js';
import { SessionCookie } from './session-cookie.js';

const cookieFor = (publicUrl: string) => new SessionCookie({ publicUrl } as Env);

const setBy = (act: (reply: { header: (name: string, value: string) => void }) => void): string => {
  const lines: string[] = [];
  act({ header: (name, value) => void lines.push(`${name}: ${value}`) });
  return lines.join('\n');
};

test('over https the name is bound to the host', () => {
  const cookie = cookieFor('https://portal.example.com');
  expect(setBy((reply) => cookie.set(reply, 'abc'))).toBe(
    'set-cookie: __Host-atrium_session=abc; Path=/; HttpOnly; SameSite=Lax; Secure',
  );
});

test('over http on this machine it is a plain one, and clearing ends it', () => {
  const cookie = cookieFor('http://localhost:4300');
  expect(setBy((reply) => cookie.set(reply, 'abc'))).toBe(
    'set-cookie: atrium_session=abc; Path=/; HttpOnly; SameSite=Lax',
  );
  expect(setBy((reply) => cookie.clear(reply))).toMatch(/^set-cookie: atrium_session=; Max-Age=0; Path=\//);
});

test.each([
  [undefined, null],
  ['', null],
  ['atrium_session=abc', 'abc'],
  ['a=1; atrium_session=abc; b=2', 'abc'],
  ['xatrium_session=abc', null],
  ['atrium_session=', null],
])('of %j the token is %j', (cookie, token) => {
  expect(cookieFor('http://localhost').read({ headers: { cookie } })).toBe(token);
});
