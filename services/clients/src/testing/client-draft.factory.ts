import type { ContactDraft, CreateClient } from '@atrium/contracts';

/** Somebody at a client, with what matters to a test. */
export const contactDraft = (more: Partial<ContactDraft> = {}): ContactDraft => ({
  firstName: 'Nandini',
  lastName: 'Shah',
  role: 'Marketing head',
  emails: ['nandini@marigold.example'],
  phones: ['+91 98200 41763'],
  signs: true,
  doNotCall: false,
  ...more,
});

/** A new client, with what matters to a test. */
export const clientDraft = (more: Partial<CreateClient> = {}): CreateClient => ({
  name: 'Marigold Hotels',
  code: null,
  type: 'company',
  status: 'active',
  ownerId: null,
  industry: 'Hospitality',
  gstin: null,
  address: null,
  city: 'Mumbai',
  postalCode: '400001',
  country: 'IN',
  currency: 'INR',
  timezone: 'Asia/Kolkata',
  website: null,
  services: ['smm'],
  tags: [],
  contacts: [],
  knownReason: null,
  ...more,
});
