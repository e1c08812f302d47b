import {
  REPEAT_MODE_LABELS,
  REPEAT_STATE_LABELS,
  TASK_REPEAT,
  TASK_TAB_LABELS,
  type TaskRepeat,
} from '@atrium/contracts';
import { formatDate, lazyDialog, t, translate } from '@atrium/sdk';
import { RecordPage, StatusBadge, type ColumnLooks, type LinkTab } from '@atrium/ui';
import { useMemo } from 'react';
import { useTaskArea } from '../area/area-context.js';
import { repeatApi } from './repeat.api.js';
import { REPEAT_STEPS } from './repeat-steps.js';
import { sayRepeatRule, stateTone } from './repeat.format.js';

const RepeatDialog = lazyDialog(() => import('./repeat.dialog.js'));

const LOOKS: ColumnLooks<typeof TASK_REPEAT.list, TaskRepeat> = {
  title: { weight: 'name', card: 'name', cell: ({ title }) => <bdi>{title}</bdi> },
  rule: { card: 'text', cell: (repeat) => sayRepeatRule(repeat) },
  mode: { cell: ({ mode }) => translate(REPEAT_MODE_LABELS[mode]) },
  nextOn: { card: 'note', cell: ({ nextOn }) => nextOn && formatDate(nextOn) },
  assignees: { cell: ({ assignees }) => <bdi>{assignees.map(({ name }) => name).join(', ')}</bdi> },
  state: {
    card: 'state',
    cell: ({ state }) => (
      <StatusBadge tone={stateTone(state)}>{translate(REPEAT_STATE_LABELS[state])}</StatusBadge>
    ),
  },
  tab: { cell: ({ tab }) => tab && translate(TASK_TAB_LABELS[tab]) },
};

export interface RepeatPageProps {
  tabs: LinkTab[];
}

/** The tasks that come again and again. */
export default function RepeatPage({ tabs }: RepeatPageProps) {
  const area = useTaskArea();
  const api = useMemo(
    () => ({
      ...repeatApi,
      useList: (query: object) => repeatApi.useList({ ...query, ...(area && { tab: area }) }),
    }),
    [area],
  );
  return (
    <RecordPage
      record={TASK_REPEAT}
      api={api}
      looks={LOOKS}
      nameOf={({ title }) => title}
      Form={RepeatDialog}
      actions={<></>}
      steps={REPEAT_STEPS()}
      placeholder={translate('Title')}
      empty={{
        title: t('No repeated tasks yet'),
        text: t('Open a task and choose “Repeat” to have it come again and again.'),
      }}
      tabs={tabs}
    />
  );
}
