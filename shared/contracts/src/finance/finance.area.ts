import { defineArea } from '../areas/define-area.js';
import { CLAIM_TYPE } from './claim-type.js';
import { PAY_ADJUSTMENT } from './pay-adjustment.js';
import { PAY_CLAIM } from './pay-claim.js';
import { PAY_COMPONENT } from './pay-component.js';
import { PAY_GROUP } from './pay-group.js';
import { PAY_LOAN } from './pay-loan.js';
import { PAY_RUN } from './pay-run.js';
import { PAY_SLIP } from './pay-slip.js';
import { PAY_STRUCTURE } from './pay-structure.js';
import { SALARY } from './salary.js';
import { TAX_CHALLAN } from './tax-challan.js';
import { TAX_CLAIM } from './tax-claim.js';
import { TAX_PROFILE } from './tax-profile.js';

/** What people are paid. */
export const FINANCE_AREA = defineArea({
  key: 'finance',
  records: [
    PAY_COMPONENT,
    PAY_STRUCTURE,
    PAY_GROUP,
    SALARY,
    PAY_ADJUSTMENT,
    PAY_LOAN,
    TAX_PROFILE,
    TAX_CLAIM,
    TAX_CHALLAN,
    PAY_RUN,
    PAY_SLIP,
    CLAIM_TYPE,
    PAY_CLAIM,
  ],
  notifications: {
    'pay.claim': {
      title: 'My claim is decided',
      group: 'Pay',
      icon: 'receipt-rupee',
      remote: 'finance',
      places: [{ path: 'employee/Profile' }],
      email: 'now',
    },
    'pay.loan': {
      title: 'A loan of mine was recorded, changed or closed',
      group: 'Pay',
      icon: 'receipt-rupee',
      remote: 'finance',
      places: [{ path: 'employee/Profile' }],
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
    'pay.taxClaim': {
      title: 'A line of my tax declaration was decided',
      group: 'Pay',
      icon: 'file',
      remote: 'finance',
      places: [{ path: 'payroll/declarations' }],
      email: 'now',
    },
  },
});
