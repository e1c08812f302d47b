import type { TaskRepeat } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import type { RowStep } from '@atrium/ui';

/** What can be done with a repeat, in the list and at its task alike. */
export const REPEAT_STEPS = (): Record<'refresh' | 'pause' | 'resume' | 'end', RowStep<TaskRepeat>> => ({
  refresh: {
    label: t('Take over its latest task'),
    icon: 'copy',
    ask: ({ task }) => ({
      title: t('Take over {name}?', { name: task.title }),
      text: t('Later tasks get the text, people and fields that this task has now.'),
      confirmText: t('Take over'),
    }),
    done: ({ title }) => t('{name} saved', { name: title }),
  },
  pause: {
    label: t('Pause'),
    icon: 'clock-stop',
    undoneBy: 'resume',
    done: ({ title }) => t('{name} paused', { name: title }),
  },
  resume: {
    label: t('Resume'),
    icon: 'clock-play',
    undoneBy: 'pause',
    done: ({ title }) => t('{name} resumed', { name: title }),
  },
  end: {
    label: t('End'),
    icon: 'x',
    danger: true,
    ask: ({ title }) => ({
      title: t('End {name}?', { name: title }),
      text: t('No more tasks come of it. Those that are there stay.'),
      confirmText: t('End'),
    }),
    done: ({ title }) => t('{name} ended', { name: title }),
  },
});
