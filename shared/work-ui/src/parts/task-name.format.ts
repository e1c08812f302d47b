import type { Task } from '@atrium/contracts';

/** KES-42 Cut the reels. */
export const nameOfTask = ({ number, title }: Pick<Task, 'number' | 'title'>): string => `${number} ${title}`;
