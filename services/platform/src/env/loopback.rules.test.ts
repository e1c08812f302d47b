import { isLoopback, isLoopbackHost, isLoopbackUrl } from './loopback.rules.js';

test.each(['localhost', 'LOCALHOST', 'atrium.localhost', '127.0.0.1', '127.8.9.10', '::1', '[::1]'])(
  '%s is this machine',
  (name) => {
    expect(isLoopback(name)).toBe(true);
  },
);

test.each([
  '',
  'localhost.example.com',
  'mylocalhost',
  '127.0.0.1.example.com',
  '128.0.0.1',
  '0.0.0.0',
  '::2',
  '10.0.0.1',
  'portal.example.com',
])('%j is another machine', (name) => {
  expect(isLoopback(name)).toBe(false);
});

test.each([
  ['localhost:4300', true],
  ['[::1]:4300', true],
  ['evil.example', false],
  ['user@localhost@evil.example', false],
  ['evil.example#localhost', false],
  [undefined, false],
])('the header Host %j names this machine: %p', (host, expected) => {
  expect(isLoopbackHost(host)).toBe(expected);
});

test('an address is this machine’s by its name alone', () => {
  expect(isLoopbackUrl('https://localhost/x')).toBe(true);
  expect(isLoopbackUrl('http://evil.example/?localhost')).toBe(false);
  expect(isLoopbackUrl('localhost')).toBe(false);
});
