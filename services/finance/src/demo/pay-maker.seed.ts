import type { PermissionEntry } from '@atrium/contracts';

/** Of the demo company's HR, who computes the payroll that its admin approves. */
export const PAY_MAKER: PermissionEntry = {
  tab: 'finance',
  accessType: 'restricted',
  resources: [
    { resource: 'payrollTable', actions: ['read', 'export'] },
    { resource: 'payroll', actions: ['read', 'create', 'update', 'delete', 'export'] },
  ],
};
