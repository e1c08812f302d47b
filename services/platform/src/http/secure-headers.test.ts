import { secureHeaders } from './secure-headers.js';

test('browsers are bound to TLS where they reach the portal by it, and only there', () => {
  const headersAt = (publicUrl: string) => secureHeaders({ publicUrl });
  expect(headersAt('https://portal.example.com')).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  });
  expect(headersAt('http://localhost:4300')).not.toHaveProperty('strict-transport-security');
});
