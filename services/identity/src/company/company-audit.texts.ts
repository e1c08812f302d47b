import { AuditWords } from '@atrium/platform';

export const COMPANY_WORDS = new AuditWords({
  kind: 'company',
  title: 'Company',
  verbs: { setLogo: 'logo changed', setSecurity: 'security changed' },
  fields: {
    name: 'Name',
    code: 'Code',
    addressLine1: 'Address',
    addressLine2: 'Address, second line',
    city: 'City',
    state: 'Status',
    postalCode: 'Postal code',
    gstin: 'GSTIN',
    timezone: 'Time zone',
    workingWeek: 'Working week',
    currency: 'Currency',
    logoFileId: 'Logo',
    secondFactorRequired: 'Two-step sign-in for everyone',
  },
});
