import type { CreateLead } from '@atrium/contracts';

/** What a form starts with. */
export const NEW_LEAD: CreateLead = {
  name: '',
  company: null,
  emails: [],
  phones: [],
  source: 'call',
  ownerId: null,
  value: null,
  probability: 20,
  expectedClose: null,
  services: [],
  city: null,
  nextAction: null,
  nextOn: null,
  nextTime: null,
  campaign: null,
  knownReason: null,
};
