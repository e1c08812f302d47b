import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { createLinkToken, parseLinkToken, Secrets } from './secrets.js';

test('a link token leads back to its company and its hash', () => {
  const companyId = randomUUID();
  const { token, hash } = createLinkToken(companyId);
  expect(parseLinkToken(token)).toEqual({ companyId, hash });
  expect(token).not.toContain(hash);
});

test('nothing else is a link token', () => {
  const { token } = createLinkToken(randomUUID());
  for (const other of [
    '',
    '.',
    token.slice(1),
    `${token}x`,
    token.replace('.', ''),
    `${token}\n`,
    token.toUpperCase(),
  ]) {
    expect([other, parseLinkToken(other)]).toEqual([other, null]);
  }
  fc.assert(fc.property(fc.string(), (text) => parseLinkToken(text) === null));
});

test('tokens have 256 random bits, keys differ by purpose', () => {
  expect(Buffer.from(Secrets.randomToken(), 'base64url')).toHaveLength(32);
  expect(Secrets.derive('secret', 'one')).not.toBe(Secrets.derive('secret', 'two'));
});
