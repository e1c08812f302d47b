import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Steps before and after the current one that are accepted too, because phones' clocks can be wrong. */
const WINDOW = 1;
const ISSUER = 'Atrium';

/** A new secret, base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS, digits: 6 });

/** What an authenticator app reads from the QR code: `otpauth://totp/Atrium:asha%40acme.test?…`. */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString();

export const looksLikeTotp = (code: string): boolean => /^\d{6}$/.test(plain(code));

const plain = (code: string): string => code.replace(/\s/g, '');

/** The time step of a code that is valid at this time; null for any other. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: plain(code), timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
