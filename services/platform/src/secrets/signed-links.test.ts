import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Clock } from '../clock/clock.js';
import { SecretKeys } from './secret-keys.js';
import { SignedLinks } from './signed-links.js';

const one = { id: 'one', bytes: randomBytes(32) };
const two = { id: 'two', bytes: randomBytes(32) };
const NOW = new Date('2026-11-21T10:00:00Z');

class StandingClock extends Clock {
  override now(): Date {
    return NOW;
  }
}

const linksOf = (...secretKeys: (typeof one)[]) =>
  new SignedLinks(new SecretKeys({ secretKeys }), new StandingClock());
const claim = { companyId: randomUUID(), subjectId: randomUUID(), userId: randomUUID() };
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return (error as { code: unknown }).code;
  }
};

test('a link is good for what it was made for, until it expires', () => {
  const links = linksOf(one);
  expect(links.verify('file', links.sign('file', claim, inSeconds(1)))).toEqual(claim);
  expect(refusal(() => links.verify('file', links.sign('file', claim, NOW)))).toBe('LINK_EXPIRED');
  expect(refusal(() => links.verify('share', links.sign('file', claim, inSeconds(60))))).toBe('LINK_INVALID');
});

test('a link is good after a newer key came, and not without its own', () => {
  const token = linksOf(one).sign('file', claim, inSeconds(60));
  expect(linksOf(two, one).verify('file', token)).toEqual(claim);
  expect(linksOf(two, one).sign('file', claim, inSeconds(60))).toMatch(/^two\./);
  expect(refusal(() => linksOf(two).verify('file', token))).toBe('LINK_INVALID');
});

test('a changed link is invalid, wherever it is changed, and so is any other text', () => {
  const links = linksOf(one, two);
  const token = links.sign('file', claim, inSeconds(60));
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom('a', 'Z', '0', '9', '-', '_', '.'), (at, sign) => {
      const changed = token.slice(0, at) + sign + token.slice(at + 1);
      return changed === token || refusal(() => links.verify('file', changed)) === 'LINK_INVALID';
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => refusal(() => links.verify('file', text)) === 'LINK_INVALID'));
});
