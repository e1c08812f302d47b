import { defineArea } from '../areas/define-area.js';
import { TASK } from './task.js';

const tasks = { path: 'employee/TaskTable', remote: 'hr' } as const;

/** Tasks and the time that they take. */
export const WORK_AREA = defineArea({
  key: 'work',
  records: [TASK],
  notifications: {
    'task.assigned': {
      title: 'A task is assigned to me',
      ...{ group: 'Tasks', icon: 'file', remote: 'hr' },
      places: [tasks],
      email: 'daily',
    },
    'task.freed': {
      title: 'A task no longer waits for another',
      ...{ group: 'Tasks', icon: 'file', remote: 'hr' },
      places: [tasks],
      email: 'daily',
    },
    'timesheet.submitted': {
      title: 'A week of hours waits for me',
      ...{ group: 'Tasks', icon: 'clock', remote: 'hr' },
      places: [tasks],
      email: 'daily',
    },
    'timesheet.decided': {
      title: 'My week of hours is approved or returned',
      ...{ group: 'Tasks', icon: 'clock', remote: 'hr' },
      places: [tasks],
      email: 'daily',
    },
    'timesheet.corrected': {
      title: 'My hours are corrected',
      ...{ group: 'Tasks', icon: 'clock', remote: 'hr' },
      places: [tasks],
      email: 'daily',
    },
    'task.moved': {
      title: 'A task that I follow is moved',
      ...{ group: 'Tasks', icon: 'file', remote: 'hr' },
      places: [tasks],
      email: 'daily',
    },
  },
});
