import type { Task } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import type { RecordDialogProps, RowStep } from '@atrium/ui';

const CopyDialog = lazyDialog<RecordDialogProps<Task>>(() => import('./copy-task.dialog.js'));
const SaveDialog = lazyDialog<RecordDialogProps<Task>>(() => import('./save-template.dialog.js'));

const RepeatDialog = lazyDialog<RecordDialogProps<Task>>(() => import('../repeat/repeat-task.dialog.js'));

/** What can be made of a task. */
export const TASK_STEPS = (keepsTemplates: boolean): Record<string, RowStep<Task>> => ({
  copy: { label: t('Copy…'), icon: 'copy', offered: () => true, Dialog: CopyDialog },
  repeat: {
    label: t('Repeat…'),
    icon: 'refresh',
    Dialog: RepeatDialog,
    offered: ({ mayChange, repeat }) => mayChange && (repeat === null || repeat.state === 'ended'),
  },
  saveAsTemplate: {
    label: t('Save as template…'),
    icon: 'bookmark',
    Dialog: SaveDialog,
    offered: () => keepsTemplates,
  },
});
