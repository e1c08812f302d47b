import { defineArea } from '../areas/define-area.js';
import { LABEL } from './label.js';
import { ROOM } from './room.js';
import { TASK_REPEAT } from './task-repeat.js';
import { TASK_TEMPLATE } from './task-template.js';
import { TASK } from './task.js';

const tasks = { path: 'employee/TaskTable', remote: 'hr' } as const;

const calendar = { path: 'calendar' } as const;

/** Tasks, the time that they take, and the calendar. */
export const WORK_AREA = defineArea({
  key: 'work',
  records: [LABEL, ROOM, TASK, TASK_REPEAT, TASK_TEMPLATE],
  notifications: {
    'task.assigned': {
      title: 'A task is assigned to me',
      group: 'Tasks',
      icon: 'file',
      remote: 'hr',
      weight: 2,
      places: [tasks],
      email: 'daily',
    },
    'task.asked': {
      title: 'A client asks for a task or comments on one',
      group: 'Tasks',
      icon: 'message',
      remote: 'hr',
      places: [tasks],
      email: 'now',
    },
    'task.due': {
      title: 'A task of mine is due today or tomorrow',
      group: 'Tasks',
      icon: 'calendar',
      remote: 'hr',
      onceInMinutes: 12 * 60,
      places: [tasks],
      email: 'off',
    },
    'task.freed': {
      title: 'A task no longer waits for another',
      group: 'Tasks',
      icon: 'file',
      remote: 'hr',
      weight: 2,
      places: [tasks],
      email: 'daily',
    },
    'timesheet.submitted': {
      title: 'A week of hours waits for me',
      group: 'Tasks',
      icon: 'clock',
      remote: 'hr',
      places: [tasks],
      email: 'daily',
    },
    'timesheet.decided': {
      title: 'My week of hours is approved or returned',
      group: 'Tasks',
      icon: 'clock',
      remote: 'hr',
      places: [tasks],
      email: 'daily',
    },
    'timesheet.corrected': {
      title: 'My hours are corrected',
      group: 'Tasks',
      icon: 'clock',
      remote: 'hr',
      places: [tasks],
      email: 'daily',
    },
    'task.moved': {
      title: 'A task that I follow is moved',
      group: 'Tasks',
      icon: 'file',
      remote: 'hr',
      places: [tasks],
      email: 'daily',
    },
    'event.invited': {
      title: 'I am invited to an event',
      group: 'Calendar',
      icon: 'calendar',
      places: [calendar],
      email: 'now',
    },
    'event.changed': {
      title: 'Time or place of an event changes',
      group: 'Calendar',
      icon: 'calendar',
      places: [calendar],
      email: 'now',
    },
    'event.proposed': {
      title: 'A guest proposes another time for my event',
      group: 'Calendar',
      icon: 'calendar',
      places: [calendar],
      email: 'now',
    },
    'event.declined': {
      title: 'The time that I proposed is declined',
      group: 'Calendar',
      icon: 'calendar',
      places: [calendar],
      email: 'daily',
    },
    'event.reminder': {
      title: 'An event of mine starts soon',
      group: 'Calendar',
      icon: 'calendar',
      places: [calendar],
      onceInMinutes: 0,
      email: 'off',
    },
    'event.received': {
      title: 'Events of someone who left come to me',
      group: 'Calendar',
      icon: 'calendar',
      places: [calendar],
      email: 'now',
    },
    'event.cancelled': {
      title: 'An event with me is cancelled',
      group: 'Calendar',
      icon: 'calendar',
      places: [calendar],
      email: 'now',
    },
  },
});
