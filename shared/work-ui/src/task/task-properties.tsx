import {
  sayDuration,
  TASK_PRIORITY_LABELS,
  TASK_TAB_LABELS,
  TASK_VISIBILITY_LABELS,
  type Task,
} from '@atrium/contracts';
import { formatDate, lazyPage, t, translate } from '@atrium/sdk';
import { StatusText, type Property, type PropertyFormProps, type RecordProperties } from '@atrium/ui';
import { OwnValuesText } from '../flow/own-values-text.js';
import { sayStage } from '../flow/stage.format.js';
import { LabelChips } from '../label/label-chips.js';
import { DueDay } from './due-day.js';
import { PRIORITY_TONES } from './task.format.js';

const TaskProperty = lazyPage<PropertyFormProps<Task>>(() => import('./task-property.js'));

/** What is known of a task, beside its text. `own`: its flow has fields of the company. */
export const taskProperties = (own: boolean): RecordProperties<Task> => ({
  Form: TaskProperty,
  mayChange: ({ mayChange }) => mayChange,
  list: [...usual(), ...(own ? [ownFields()] : [])],
});

const usual = (): Property<Task>[] => [
  { name: 'flowStage', label: t('Stage'), shown: (task) => sayStage(task) },
  {
    name: 'priority',
    shown: ({ priority }) =>
      priority !== 'none' && (
        <StatusText tone={PRIORITY_TONES[priority]}>{translate(TASK_PRIORITY_LABELS[priority])}</StatusText>
      ),
  },
  { name: 'assigneeIds', shown: ({ assignees }) => assignees.map(({ name }) => name).join(', ') },
  { name: 'startOn', shown: ({ startOn }) => startOn && formatDate(startOn) },
  { name: 'dueOn', shown: (task) => task.dueOn !== null && <DueDay task={task} /> },
  { name: 'estimate', shown: ({ estimate }) => estimate !== null && sayDuration(estimate) },
  { name: 'labels', shown: ({ labels }) => labels.length > 0 && <LabelChips names={labels} /> },
  { name: 'projectId', shown: ({ project }) => project && `${project.code} ${project.name}` },
  { name: 'milestoneId', shown: ({ milestone }) => milestone?.title },
  { name: 'client', label: t('Client'), shown: ({ client }) => client?.name, fixed: true },
  { name: 'visibility', shown: ({ visibility }) => translate(TASK_VISIBILITY_LABELS[visibility]) },
  { name: 'tab', shown: ({ tab }) => tab && translate(TASK_TAB_LABELS[tab]), fixed: true },
];

const ownFields = (): Property<Task> => ({
  name: 'own',
  shown: (task) => Object.keys(task.own ?? {}).length > 0 && <OwnValuesText task={task} />,
});
