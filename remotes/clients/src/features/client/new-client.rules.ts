import type { ContactDraft, CreateClient, CurrentUser } from '@atrium/contracts';

export const newContact = (): ContactDraft => ({
  ...{ firstName: '', lastName: '', role: null, emails: [], phones: [], signs: false, doNotCall: false },
});

/** What a form starts with: country, currency and zone are the company's. */
export const newClient = ({ timezone }: CurrentUser['company']): CreateClient => ({
  ...{ name: '', code: null, type: 'company', status: 'active', ownerId: null, industry: null, gstin: null },
  ...{ address: null, city: null, postalCode: null, country: 'IN', currency: 'INR', timezone },
  ...{ website: null, services: [], tags: [], contacts: [] },
});
