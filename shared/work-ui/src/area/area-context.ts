import type { TaskTab } from '@atrium/contracts';
import { createContext, use } from 'react';

/** The area whose tasks a page shows; undefined for the tasks of all areas. */
export const TaskArea = createContext<TaskTab | undefined>(undefined);

export const useTaskArea = (): TaskTab | undefined => use(TaskArea);
