import type { CompanyDetails } from '@atrium/contracts';

const details: Omit<CompanyDetails, 'version' | 'name' | 'timezone'> = {
  addressLine1: '4th floor, 18 Residency Road',
  addressLine2: null,
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560025',
  gstin: '29AAGCB7383J1Z4',
  workingWeek: [1, 2, 3, 4, 5],
  currency: 'INR',
};

/** The demo company for newcomers. */
export const DEMO_COMPANY = { code: 'demo', name: 'Marigold Digital', timezone: 'Asia/Kolkata', details };
