import type { RouteGuard } from '@atrium/contracts';
import { defineNav, defineRoutes } from '@atrium/sdk';

const SETS_UP_LEAVE: RouteGuard = {
  session: 'staff',
  permission: {
    allOf: [{ tab: 'settings' }, { tab: 'hrOperations', resource: 'leaveDuration', action: 'update' }],
  },
};

const PLANS_WORK: RouteGuard = {
  session: 'staff',
  permission: {
    allOf: [{ tab: 'settings' }, { tab: 'hrOperations', resource: 'workSchedule', action: 'update' }],
  },
};

/** Pages on which HR sets up leave and working hours. */
export const SETTINGS_ROUTES = defineRoutes([
  {
    path: 'settings/leaves',
    title: 'Leave settings',
    layout: 'full',
    guard: SETS_UP_LEAVE,
    load: () => import('./features/leave-settings/leave-settings.page.js'),
  },
  {
    path: 'settings/leavePolicies',
    title: 'Leave policies',
    layout: 'full',
    guard: SETS_UP_LEAVE,
    load: () => import('./features/leave-settings/leave-policy.page.js'),
  },
  {
    path: 'settings/blockedLeave',
    title: 'Blocked dates',
    layout: 'full',
    guard: SETS_UP_LEAVE,
    load: () => import('./features/leave-settings/blocked-leave.page.js'),
  },
  {
    path: 'settings/work',
    title: 'Work schedule settings',
    layout: 'full',
    guard: PLANS_WORK,
    load: () => import('./features/work-settings/shift.page.js'),
  },
  {
    path: 'settings/schedules',
    title: 'Schedules',
    layout: 'full',
    guard: PLANS_WORK,
    load: () => import('./features/work-settings/schedule.page.js'),
  },
  {
    path: 'settings/scheduleAssignments',
    title: 'Schedule assignments',
    layout: 'full',
    guard: PLANS_WORK,
    load: () => import('./features/work-settings/schedule-assignment.page.js'),
  },
  {
    path: 'settings/roster',
    title: 'Roster',
    layout: 'full',
    guard: PLANS_WORK,
    load: () => import('./features/work-settings/roster.page.js'),
  },
  {
    path: 'settings/holidays',
    title: 'Holidays',
    layout: 'full',
    guard: PLANS_WORK,
    load: () => import('./features/work-settings/holiday.page.js'),
  },
  {
    path: 'settings/holidayLists',
    title: 'Holiday lists',
    layout: 'full',
    guard: PLANS_WORK,
    load: () => import('./features/work-settings/holiday-list.page.js'),
  },
  {
    path: 'settings/holidayListAssignments',
    title: 'List assignments',
    layout: 'full',
    guard: PLANS_WORK,
    load: () => import('./features/work-settings/holiday-list-assignment.page.js'),
  },
  {
    path: 'settings/attendance',
    title: 'Attendance rules',
    layout: 'full',
    guard: PLANS_WORK,
    load: () => import('./features/work-settings/attendance-rules.page.js'),
  },
  {
    path: 'settings/workplaces',
    title: 'Places',
    layout: 'full',
    guard: PLANS_WORK,
    load: () => import('./features/work-settings/workplace.page.js'),
  },
]);

/** Their entries. */
export const SETTINGS_NAV = defineNav([
  {
    id: 'hr.leave-settings',
    title: 'Leave settings',
    icon: 'settings',
    path: 'settings/leaves',
    also: ['settings/leavePolicies', 'settings/blockedLeave'],
    order: 80,
  },
  {
    id: 'hr.work-settings',
    title: 'Work schedule',
    icon: 'calendar',
    path: 'settings/work',
    also: ['settings/schedules', 'settings/scheduleAssignments', 'settings/roster'],
    order: 81,
  },
  {
    id: 'hr.holiday-settings',
    title: 'Holidays',
    icon: 'sun',
    path: 'settings/holidays',
    also: ['settings/holidayLists', 'settings/holidayListAssignments'],
    order: 82,
  },
  {
    id: 'hr.attendance-settings',
    title: 'Attendance rules',
    icon: 'clock',
    path: 'settings/attendance',
    also: ['settings/workplaces'],
    order: 83,
  },
]);
