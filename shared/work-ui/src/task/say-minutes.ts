import { sayDuration } from '@atrium/contracts';
import { t } from '@atrium/sdk';

/** An estimate in words. */
export const sayMinutes = (minutes: number): string => t('{time} hours', { time: sayDuration(minutes) });
