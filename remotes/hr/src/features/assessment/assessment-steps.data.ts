import type { Assessment } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import type { RecordDialogProps, RowStep } from '@atrium/ui';

const InviteDialog = lazyDialog<RecordDialogProps<Assessment>>(() => import('./components/invite.dialog.js'));
const ExtendAllDialog = lazyDialog<RecordDialogProps<Assessment>>(
  () => import('./components/extend-all.dialog.js'),
);

export const ASSESSMENT_STEPS: Readonly<
  Record<'publish' | 'invite' | 'extend' | 'close', RowStep<Assessment>>
> = {
  publish: {
    label: () => t('Open it'),
    icon: 'check',
    ask: ({ name, invited }) => ({
      title: t('Open {name}?', { name }),
      text: t(
        '{count, plural, =0 {No one is invited yet; you can invite people at any time.} one {# invited person is notified.} other {# invited people are notified.}} Its questions and rules stay as they are from then on.',
        { count: invited },
      ),
      confirmText: t('Open it'),
    }),
    done: ({ name }) => t('{name} is open', { name }),
  },
  invite: {
    label: () => t('Invite people'),
    icon: 'user-plus',
    Dialog: InviteDialog,
    offered: ({ state }) => state !== 'closed',
  },
  extend: { label: () => t('Give everyone more time'), icon: 'clock', Dialog: ExtendAllDialog },
  close: {
    label: () => t('Close it'),
    icon: 'archive',
    danger: true,
    ask: ({ name }) => ({
      title: t('Close {name}?', { name }),
      text: t('Attempts that are under way end now with what was saved. No one can start after that.'),
      confirmText: t('Close it'),
      tone: 'danger',
    }),
    done: ({ name }) => t('{name} is closed', { name }),
  },
};
