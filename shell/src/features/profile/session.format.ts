import type { AccountSession } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import type { IconName } from '@atrium/ui';

/** `Firefox on Windows`, as far as it is known. */
export function deviceName({ browser, system }: Pick<AccountSession, 'browser' | 'system'>): string {
  if (browser && system) return t('{browser} on {system}', { browser, system });
  return browser ?? system ?? t('Unknown browser');
}

const ICONS: Record<AccountSession['kind'], IconName> = {
  desktop: 'device-desktop',
  mobile: 'phone',
  tablet: 'phone',
  other: 'device-desktop',
};
export const deviceIcon = ({ kind }: Pick<AccountSession, 'kind'>): IconName => ICONS[kind];
