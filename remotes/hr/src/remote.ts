import type { RouteGuard } from '@atrium/contracts';
import { defineRemote } from '@atrium/sdk';
import { texts } from './texts.js';

const CREATES_EMPLOYEES = {
  session: 'staff',
  permission: { tab: 'hrOperations', resource: 'addEmployee', action: 'create' },
} as const;

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

export default defineRemote({
  id: 'hr',
  title: 'HR',
  summary: 'Employees and attendance: who works here, and who is in today.',
  icon: 'users',
  owner: 'People team',
  contract: 1,
  routes: [
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
    {
      path: 'settings/leaves',
      title: 'Leave settings',
      layout: 'full',
      guard: SETS_UP_LEAVE,
      load: () => import('./features/leave-settings/leave-type.page.js'),
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
      load: () => import('./features/work-settings/assignment.page.js'),
    },
    {
      path: 'settings/roster',
      title: 'Roster',
      layout: 'full',
      guard: PLANS_WORK,
      load: () => import('./features/work-settings/roster.page.js'),
    },
    {
      path: 'employee/Management',
      title: 'Employees',
      layout: 'full',
      guard: { session: 'staff', permission: { tab: 'hrOperations', resource: 'addEmployee' } },
      load: () => import('./employees.page.js'),
    },
    {
      path: 'employee/Departments',
      title: 'Departments',
      layout: 'full',
      guard: { session: 'staff', permission: { tab: 'hrOperations', resource: 'addEmployee' } },
      load: () => import('./features/department/department.page.js'),
    },
    {
      path: 'employee/Designations',
      title: 'Designations',
      layout: 'full',
      guard: { session: 'staff', permission: { tab: 'hrOperations', resource: 'addEmployee' } },
      load: () => import('./features/designation/designation.page.js'),
    },
  ],
  nav: [
    {
      id: 'hr.employees',
      title: 'Employees',
      icon: 'id-badge-2',
      path: 'employee/Management',
      also: ['employee/Departments', 'employee/Designations'],
      order: 10,
      key: 'e',
    },
    {
      id: 'hr.attendance',
      title: 'Attendance',
      icon: 'clock',
      path: 'employee/Attendance',
      order: 20,
      key: 'a',
    },
    { id: 'hr.leave', title: 'Leave', icon: 'beach', path: 'leave/management', order: 30, key: 'l' },
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
  ],
  texts,
  slots: [
    {
      id: 'hr.my-day',
      slot: 'dashboard.widget',
      title: 'My day',
      order: 10,
      guard: { session: 'staff', selfService: true },
      load: () => import('./features/attendance/my-day.widget.js'),
    },
    {
      id: 'hr.my-balance',
      slot: 'dashboard.widget',
      title: 'My balance',
      order: 15,
      size: 'narrow',
      guard: { session: 'staff', selfService: true },
      load: () => import('./features/leave/my-balance.widget.js'),
    },
    {
      id: 'hr.away-today',
      slot: 'dashboard.widget',
      title: 'Who is away today',
      order: 25,
      size: 'narrow',
      guard: { session: 'staff', selfService: true },
      load: () => import('./features/leave/away-today.widget.js'),
    },
    {
      id: 'hr.people-today',
      slot: 'dashboard.widget',
      title: 'People today',
      order: 20,
      size: 'narrow',
      guard: { session: 'staff', permission: { tab: 'hrOperations', resource: 'attendence' } },
      load: () => import('./features/attendance/people-today.widget.js'),
    },
    {
      id: 'hr.employment',
      slot: 'profile.tab',
      title: 'Employment',
      order: 10,
      guard: { session: 'staff', selfService: true },
      load: () => import('./features/employee/employment.widget.js'),
    },
  ],
  commands: [
    {
      id: 'clock-in',
      title: 'Clock in',
      icon: 'clock-play',
      guard: { session: 'staff', selfService: true },
      load: () => import('./features/attendance/clock-in.command.js'),
    },
    {
      id: 'clock-out',
      title: 'Clock out',
      icon: 'clock-stop',
      guard: { session: 'staff', selfService: true },
      load: () => import('./features/attendance/clock-out.command.js'),
    },
    {
      id: 'apply-for-leave',
      title: 'Apply for leave',
      icon: 'beach',
      path: 'leave/management?view=mine&new=1',
      guard: { session: 'staff', selfService: true },
      key: 'l',
    },
    {
      id: 'add-employee',
      title: 'Add employee',
      icon: 'user-plus',
      path: 'employee/Management?new=1',
      guard: CREATES_EMPLOYEES,
      key: 'e',
    },
    {
      id: 'add-department',
      title: 'Add department',
      icon: 'plus',
      path: 'employee/Departments?new=1',
      guard: CREATES_EMPLOYEES,
      key: 'd',
    },
  ],
  search: [
    { kind: 'employee', title: 'Employees', icon: 'id-badge-2', path: 'employee/Management', person: true },
    { kind: 'department', title: 'Departments', icon: 'building', path: 'employee/Departments' },
    { kind: 'designation', title: 'Designations', icon: 'tag', path: 'employee/Designations' },
  ],
  budgets: { entryKb: 15, routeKb: 60 },
});
