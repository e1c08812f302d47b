import { t } from '@atrium/sdk';

/** Set apart, so that it is not turned round in a line that runs from right to left. */
export const LINE_EXAMPLE = '\u2066@asha #video !high fri 2h\u2069';

export const sayLineSigns = (): string =>
  t('@ for a person, # for a label, then a priority, a day, and hours like 2h.');
