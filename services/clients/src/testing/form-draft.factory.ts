import type { CreateCaptureForm } from '@atrium/contracts';

/** A new form, with what matters to a test. */
export const formDraft = (more: Partial<CreateCaptureForm> = {}): CreateCaptureForm => ({
  name: 'Contact',
  intro: null,
  sites: ['https://acme.example'],
  source: 'web',
  campaign: null,
  shownFields: ['name', 'email', 'phone', 'message'],
  requiredFields: ['name'],
  active: true,
  consentText: 'You may send me offers.',
  consentChannels: ['email'],
  consentRequired: false,
  thanks: 'Thank you.',
  redirectUrl: null,
  confirmsEmail: false,
  ...more,
});
