import { lazyDialog, t } from '@atrium/sdk';
import type { BulkDialogProps, BulkStep } from '@atrium/ui';

/** Changes of many tasks that ask for a value. */
export const ASKED_CHANGES = ['stage', 'assignees', 'priority', 'due', 'shift', 'labels'] as const;
export type AskedChange = (typeof ASKED_CHANGES)[number];

export const TaskChangeDialog = lazyDialog(() => import('./task-change.dialog.js'));

const dialogOf = (kind: AskedChange) =>
  function ChangeAsked(props: BulkDialogProps) {
    return <TaskChangeDialog {...props} kind={kind} />;
  };

const DIALOGS: Record<AskedChange, BulkStep['Dialog']> = {
  stage: dialogOf('stage'),
  assignees: dialogOf('assignees'),
  priority: dialogOf('priority'),
  due: dialogOf('due'),
  shift: dialogOf('shift'),
  labels: dialogOf('labels'),
};

/** What the bar offers for the chosen tasks, besides to archive and restore them. */
export const bulkSteps = (): BulkStep[] => {
  const looks = {
    stage: { label: t('Stage'), icon: 'circle-dashed' },
    assignees: { label: t('Assign'), icon: 'user-plus' },
    priority: { label: t('Priority'), icon: 'arrow-up' },
    due: { label: t('Due'), icon: 'calendar' },
    shift: { label: t('Move days'), icon: 'arrow-right' },
    labels: { label: t('Labels'), icon: 'bookmark' },
  } as const;
  return ASKED_CHANGES.map((kind) => ({
    ...{ step: 'update', ...looks[kind], on: 'present', Dialog: DIALOGS[kind] },
  }));
};
