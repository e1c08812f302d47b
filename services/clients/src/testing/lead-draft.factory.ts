import type { CreateLead } from '@atrium/contracts';

/** A new lead, with what matters to a test. */
export const leadDraft = (more: Partial<CreateLead> = {}): CreateLead => ({
  name: 'Sameer Kulkarni',
  company: 'Lotus Diagnostics',
  emails: ['sameer@lotus.example'],
  phones: ['+91 98220 41763'],
  source: 'referral',
  ownerId: null,
  value: 34_000_000,
  probability: 40,
  expectedClose: null,
  services: ['website'],
  city: 'Pune',
  nextAction: null,
  nextOn: null,
  nextTime: null,
  campaign: null,
  knownReason: null,
  ...more,
});
