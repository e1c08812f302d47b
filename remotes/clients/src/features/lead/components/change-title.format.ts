import { t } from '@atrium/sdk';

/** The title of a dialog that changes the chosen leads. */
export const titleOfMany = (count: number): string =>
  t('{count, plural, one {Change # lead} other {Change # leads}}', { count });
