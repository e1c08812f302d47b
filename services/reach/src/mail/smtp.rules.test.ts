import { smtpOptions } from './smtp.rules.js';

test.each([
  ['smtp://mail.example.com:587', true],
  ['smtp://user:word@127.0.0.1.example.com', true],
  ['smtps://mail.example.com', true],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://[::1]:1025', false],
])('by %s mail goes encrypted or not at all: %s', (url, requireTLS) => {
  expect(smtpOptions(url)).toMatchObject({ url, requireTLS, tls: { rejectUnauthorized: true } });
});
