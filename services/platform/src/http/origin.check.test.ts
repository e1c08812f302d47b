import { isForeign } from './origin.check.js';

const PUBLIC = 'https://portal.example.com';
const ask = (headers: Record<string, string>, method = 'POST') => isForeign({ method, headers }, PUBLIC);

test.each([
  [{}],
  [{ origin: PUBLIC, host: '127.0.0.1:4300' }],
  [{ origin: 'http://localhost:4300', host: 'localhost:4300' }],
  [{ origin: 'http://[::1]:4300', host: '[::1]:4300' }],
  [{ origin: PUBLIC, 'sec-fetch-site': 'same-origin' }],
])('%j is a caller of ours', (headers) => {
  expect(ask(headers)).toBe(false);
});

test.each([
  [{ origin: 'https://evil.example', host: 'portal.example.com' }],
  [{ origin: PUBLIC, 'sec-fetch-site': 'cross-site' }],
  [{ origin: PUBLIC, 'sec-fetch-site': 'same-site' }],
  [{ origin: 'http://localhost:4300', host: 'localhost:5000' }],
  [{ origin: 'null', host: 'localhost:4300' }],
  // A foreign name that resolves to this machine, or the portal's own name without TLS: both can be set by an attacker.
  [{ origin: 'http://evil.example:4300', host: 'evil.example:4300' }],
  [{ origin: 'http://portal.example.com', host: 'portal.example.com' }],
  [{ origin: 'http://192.168.1.7:4300', host: '192.168.1.7:4300' }],
])('%j is another site', (headers) => {
  expect(ask(headers)).toBe(true);
  expect(ask(headers, 'GET')).toBe(false);
});
