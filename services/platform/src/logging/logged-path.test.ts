import { loggedPath } from './logged-path.js';

const TOKEN = `test.${'eyJh'.repeat(40)}.${'c2ln'.repeat(11)}`;

test.each([
  ['/api/files/links/TOKEN', '/api/files/links/[hidden]'],
  ['/api/files/links//TOKEN/', '/api/files/links//[hidden]/'],
  ['/api/files/links/TOKEN%20', '/api/files/links/[hidden]'],
  ['/api/files/links/TOKEN.', '/api/files/links/[hidden]'],
  ['/signup?confirm=TOKEN', '/signup'],
  ['/acme/auth/recoverpwd#token=TOKEN', '/acme/auth/recoverpwd'],
])('%s stands in the log as %s', (address, logged) => {
  expect(loggedPath(address.replace('TOKEN', TOKEN))).toBe(logged);
});

test('names and ids of records stay', () => {
  const path = '/api/hr/employees/0192f3a1-7d1c-7c3e-9b55-2f1f0a6d7e11/documents';
  expect(loggedPath(`${path}?sort=name`)).toBe(path);
});
