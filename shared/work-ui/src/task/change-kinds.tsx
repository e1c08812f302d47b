import type { TaskChange } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import type { BulkDialogProps, BulkStep } from '@atrium/ui';
import { ASKED_CHANGES, type AskedChange } from './asked-changes.js';

const TaskChangeDialog = lazyDialog(() => import('./task-change.dialog.js'));

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
  project: dialogOf('project'),
};

/** What the bar offers for the chosen tasks, besides to archive and restore them. */
export const bulkSteps = (me: string | undefined): BulkStep[] => {
  const looks = {
    stage: { label: t('Stage'), icon: 'circle-dashed', shortcut: 'taskStage' },
    assignees: { label: t('Assign'), icon: 'user-plus', shortcut: 'taskAssignees' },
    priority: { label: t('Priority'), icon: 'arrow-up', shortcut: 'taskPriority' },
    due: { label: t('Due'), icon: 'calendar', shortcut: 'taskDue' },
    shift: { label: t('Move days'), icon: 'arrow-right' },
    labels: { label: t('Labels'), icon: 'bookmark', shortcut: 'taskLabels' },
    project: { label: t('Project'), icon: 'category' },
  } as const;
  const asked = ASKED_CHANGES.map((kind): BulkStep => {
    return { step: 'update', ...looks[kind], on: 'present', Dialog: DIALOGS[kind] };
  });
  if (me === undefined) return asked;
  const values: TaskChange = { kind: 'assignees', add: [me], remove: [] };
  const mine = { label: t('Assign me'), icon: 'user-check', shortcut: 'taskMine' } as const;
  return [...asked, { step: 'update', ...mine, on: 'present', values }];
};
