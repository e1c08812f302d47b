import type { AssessmentInvitation } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import type { RecordDialogProps, RowStep } from '@atrium/ui';

const CloseDialog = lazyDialog<RecordDialogProps<AssessmentInvitation>>(
  () => import('./components/personal-close.dialog.js'),
);

export const RESULT_STEPS: Readonly<Record<'setClose', RowStep<AssessmentInvitation>>> = {
  setClose: { label: () => t('Change the closing time'), icon: 'clock', Dialog: CloseDialog },
};
