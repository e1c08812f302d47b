import { defineRoutes } from '@atrium/sdk';

/** Pages that everybody opens every day. */
export const DAILY_ROUTES = defineRoutes([
  {
    path: 'employee/Attendance',
    title: 'Attendance',
    layout: 'full',
    guard: {
      session: 'staff',
      permission: { tab: 'hrOperations', resource: 'attendence' },
      selfService: true,
    },
    load: () => import('./features/attendance/attendance.page.js'),
  },
  {
    path: 'employee/TaskTable',
    title: 'Tasks',
    layout: 'full',
    guard: { session: 'staff', selfService: true },
    load: async () => {
      const page = await import('./features/task/task.page.js');
      await page.preloadLayout();
      return page;
    },
  },
  {
    path: 'leave/management',
    title: 'Leave',
    layout: 'full',
    guard: {
      session: 'staff',
      permission: { tab: 'hrOperations', resource: 'leave' },
      selfService: true,
    },
    load: () => import('./features/leave/leave.page.js'),
  },
]);
