import { daysBetween } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';

/** Days before it expires in which a document is marked. */
const SOON_DAYS = 60;

interface Expiry {
  said: string;
  tone: 'danger' | 'warning';
}

/** Of a document that has expired or soon will; otherwise null. */
export function sayExpiry(expiresOn: string | null, today: string): Expiry | null {
  if (expiresOn === null) return null;
  const days = daysBetween(today, expiresOn);
  const day = formatDate(expiresOn);
  if (days < 0) return { said: t('Expired on {day}', { day }), tone: 'danger' };
  return days <= SOON_DAYS ? { said: t('Expires on {day}', { day }), tone: 'warning' } : null;
}
