import type { AccountSession } from '@atrium/contracts';
import Bowser from 'bowser';

type Device = Pick<AccountSession, 'browser' | 'system' | 'kind'>;

const KINDS: Readonly<Record<string, Device['kind']>> = {
  desktop: 'desktop',
  mobile: 'mobile',
  tablet: 'tablet',
};

/** Browser and system of a user agent, by names that people know. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent?.trim()) return { browser: null, system: null, kind: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: KINDS[platform.type ?? ''] ?? 'other',
  };
}
