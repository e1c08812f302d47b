import type { Opening } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import type { RowStep } from '@atrium/ui';

export const OPENING_STEPS: Readonly<Record<'open' | 'hold' | 'close', RowStep<Opening>>> = {
  open: {
    label: () => t('Open it'),
    icon: 'check',
    done: ({ title }) => t('{title} is open for applicants', { title }),
  },
  hold: {
    label: () => t('Put on hold'),
    icon: 'clock',
    done: ({ title }) => t('{title} is on hold', { title }),
  },
  close: {
    label: () => t('Close it'),
    icon: 'archive',
    danger: true,
    ask: ({ title, people }) => ({
      title: t('Close {title}?', { title }),
      text: t(
        '{count, plural, =0 {No one is left in its stages.} one {# applicant stays where they are, and is not informed.} other {# applicants stay where they are, and are not informed.}}',
        { count: people },
      ),
      confirmText: t('Close it'),
      tone: 'danger',
    }),
    done: ({ title }) => t('{title} is closed', { title }),
  },
};
