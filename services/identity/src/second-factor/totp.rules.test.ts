import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { hashRecoveryCode, newRecoveryCodes, RECOVERY_CODES } from './recovery-code.rules.js';
import { looksLikeTotp, newTotpSecret, totpStep, totpUri } from './totp.rules.js';

const STEP_MS = 30_000;
// RFC 6238, appendix B; an app shows the last six digits.
const RFC_SECRET = Secret.fromUTF8('12345678901234567890').base32;

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('at %i s the code of the RFC is right', (seconds, code) => {
  expect(totpStep(RFC_SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

test('a code is right for its own step, one before and one after, and names its step', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 90_000_000 }), fc.integer({ min: -5, max: 5 }), (step, off) => {
      const secret = newTotpSecret();
      const timestamp = step * STEP_MS;
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
      const found = totpStep(secret, code, new Date(timestamp + off * STEP_MS));
      // Two of a million codes can be equal by chance.
      if (Math.abs(off) <= 1) expect(Math.abs((found ?? 0) - step)).toBeLessThanOrEqual(2);
      else expect(found === null || found !== step).toBe(true);
    }),
  );
});

test('the app gets issuer, account and secret', () => {
  const uri = new URL(totpUri(RFC_SECRET, 'Acme: asha@acme.test'));
  expect([uri.protocol, uri.searchParams.get('issuer'), uri.searchParams.get('secret')]).toEqual([
    'otpauth:',
    'Atrium',
    RFC_SECRET,
  ]);
  expect(decodeURIComponent(uri.pathname)).toContain('asha@acme.test');
});

test('codes may be typed with a space', () => {
  expect(looksLikeTotp('287 082')).toBe(true);
  expect(totpStep(RFC_SECRET, '287 082', new Date(59_000))).toBe(1);
  expect(looksLikeTotp('k7mq-2xhw-p9dc-w4tz')).toBe(false);
});

test('recovery codes are all different, and known however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  for (const code of codes) {
    expect(code).toMatch(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/);
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    expect(hashRecoveryCode('a', typed)).toBe(hashRecoveryCode('a', code));
    expect(hashRecoveryCode('b', code)).not.toBe(hashRecoveryCode('a', code));
  }
});
