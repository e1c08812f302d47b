import type { Task, TaskPriority, TaskStage } from '@atrium/contracts';
import { formatDate, t } from '@atrium/sdk';
import type { Tone } from '@atrium/ui';

export const STAGE_TONES: Record<TaskStage, Tone> = {
  backlog: 'neutral',
  todo: 'neutral',
  in_progress: 'info',
  review: 'warning',
  done: 'success',
  cancelled: 'neutral',
};

export const PRIORITY_TONES: Record<TaskPriority, Tone> = {
  none: 'neutral',
  low: 'neutral',
  medium: 'info',
  high: 'warning',
  urgent: 'danger',
};

const SAME_YEAR = { day: 'numeric', month: 'short' } as const;

/** How a due day stands to today: `late` and `today` of open tasks only. */
export function dueOf({ dueOn, stage }: Pick<Task, 'dueOn' | 'stage'>, today: string) {
  if (dueOn === null) return null;
  const open = stage !== 'done' && stage !== 'cancelled';
  const words = formatDate(dueOn, dueOn.slice(0, 4) === today.slice(0, 4) ? SAME_YEAR : undefined);
  if (open && dueOn < today) return { words, tone: 'danger' as const };
  if (open && dueOn === today) return { words: t('Today'), tone: 'warning' as const };
  return { words, tone: null };
}
