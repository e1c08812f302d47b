import { defineRemote } from '@atrium/sdk';
import { texts } from './texts.js';

export default defineRemote({
  id: 'finance',
  title: 'Finance',
  summary: 'Payroll: what people are paid, why, and the runs that pay them.',
  icon: 'receipt-rupee',
  owner: 'Finance team',
  contract: 1,
  routes: [
    {
      path: 'payroll/table',
      title: 'Payroll',
      layout: 'full',
      guard: { session: 'staff', permission: { tab: 'finance', resource: 'payrollTable' } },
      load: () => import('./features/run/payroll.page.js'),
    },
    {
      path: 'payroll/form',
      title: 'Salary structures',
      layout: 'full',
      guard: { session: 'staff', permission: { tab: 'finance', resource: 'payroll' } },
      load: () => import('./features/setup/setup.page.js'),
    },
    {
      path: 'payroll/declarations',
      title: 'Tax declaration',
      layout: 'full',
      guard: {
        session: 'staff',
        permission: { tab: 'finance', resource: 'payroll' },
        selfService: true,
      },
      load: () => import('./features/declaration/declarations.page.js'),
    },
    {
      path: 'payroll/registers',
      title: 'Registers',
      layout: 'full',
      guard: {
        session: 'staff',
        permission: { tab: 'finance', resource: 'payroll', action: 'export' },
      },
      load: () => import('./features/registers/registers.page.js'),
    },
  ],
  nav: [
    { id: 'finance.runs', title: 'Payroll', icon: 'receipt-rupee', path: 'payroll/table', order: 70 },
    { id: 'finance.setup', title: 'Salary structures', icon: 'list', path: 'payroll/form', order: 71 },
    {
      id: 'finance.claims',
      title: 'Claims',
      icon: 'receipt-rupee',
      path: 'payroll/form?tab=claims',
      order: 72,
      badge: 'finance.claims',
    },
    {
      id: 'finance.declarations',
      title: 'Tax declaration',
      icon: 'file',
      path: 'payroll/declarations',
      order: 73,
    },
    {
      id: 'finance.registers',
      title: 'Registers',
      icon: 'file',
      path: 'payroll/registers',
      order: 74,
    },
  ],
  texts,
  slots: [
    {
      id: 'finance.pay',
      slot: 'profile.tab',
      title: 'Pay',
      order: 35,
      guard: { session: 'staff', selfService: true },
      load: () => import('./features/own-pay/own-pay.widget.js'),
    },
  ],
  budgets: { entryKb: 15, routeKb: 60 },
});
