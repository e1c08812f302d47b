import type { Application } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import type { RecordDialogProps, RowStep } from '@atrium/ui';

const RejectDialog = lazyDialog<RecordDialogProps<Application>>(
  () => import('./components/reject.dialog.js'),
);
const MailDialog = lazyDialog<RecordDialogProps<Application>>(() => import('./components/mail.dialog.js'));
const MoveDialog = lazyDialog<RecordDialogProps<Application>>(() => import('./components/move.dialog.js'));

const ShortlistDialog = lazyDialog<RecordDialogProps<Application>>(
  () => import('./components/shortlist.dialog.js'),
);

/** For those who keep hiring, of whomever: the dialog says why somebody cannot be added. */
export const SHORTLIST_STEP: Readonly<Record<string, RowStep<Application>>> = {
  shortlist: {
    label: () => t('Add to another opening'),
    icon: 'user-plus',
    Dialog: ShortlistDialog,
    offered: () => true,
  },
};

export const APPLICATION_STEPS: Readonly<Record<string, RowStep<Application>>> = {
  move: { label: () => t('Move to another stage'), icon: 'arrow-right', Dialog: MoveDialog },
  mail: { label: () => t('Write an email'), icon: 'mail', Dialog: MailDialog },
  reject: { label: () => t('Reject'), icon: 'x', danger: true, Dialog: RejectDialog },
  withdraw: {
    label: () => t('Withdrew the application'),
    icon: 'logout',
    undoneBy: 'reopen',
    done: ({ candidate }) => t('{name} has withdrawn', { name: candidate.name }),
  },
  reopen: {
    label: () => t('Reopen'),
    icon: 'history',
    done: ({ candidate }) => t('{name} is back', { name: candidate.name }),
  },
};
