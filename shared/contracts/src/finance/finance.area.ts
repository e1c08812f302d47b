import { defineArea } from '../areas/define-area.js';
import { PAY_ADJUSTMENT } from './pay-adjustment.js';
import { PAY_COMPONENT } from './pay-component.js';
import { PAY_GROUP } from './pay-group.js';
import { PAY_RUN, PAYROLL_APPROVE } from './pay-run.js';
import { PAY_SLIP } from './pay-slip.js';
import { PAY_STRUCTURE } from './pay-structure.js';
import { SALARY } from './salary.js';
import { TAX_PROFILE } from './tax-profile.js';

/** What people are paid. */
export const FINANCE_AREA = defineArea({
  key: 'finance',
  records: [PAY_COMPONENT, PAY_STRUCTURE, PAY_GROUP, SALARY, PAY_ADJUSTMENT, TAX_PROFILE, PAY_RUN, PAY_SLIP],
  notifications: {
    'pay.approve': {
      title: 'A pay run waits for my approval',
      group: 'Pay',
      icon: 'check',
      remote: 'finance',
      access: PAYROLL_APPROVE,
      places: [{ path: 'payroll/table', remote: 'finance' }],
      email: 'now',
    },
    'pay.decided': {
      title: 'A pay run of mine is approved or returned',
      group: 'Pay',
      icon: 'check',
      remote: 'finance',
      access: PAY_RUN.check('read'),
      places: [{ path: 'payroll/table', remote: 'finance' }],
      email: 'now',
    },
    'pay.slip': {
      title: 'My payslip is there',
      group: 'Pay',
      icon: 'file',
      remote: 'finance',
      places: [{ path: 'employee/Profile' }],
      email: 'now',
    },
  },
});
