import type { CreateCaptureForm, SubmitForm } from '@atrium/contracts';

/** Two forms: on the website, and of a campaign. */
export const DEMO_FORMS: readonly Partial<CreateCaptureForm>[] = [
  {
    name: 'Ask for a proposal',
    intro: 'Tell us what you plan. We answer on the same working day.',
    sites: ['https://www.demo-agency.example'],
    shownFields: ['name', 'company', 'email', 'phone', 'city', 'services', 'budget', 'message'],
    requiredFields: ['name', 'phone'],
    consentText: 'You may send me offers by email and WhatsApp. I can stop this at any time.',
    consentChannels: ['email', 'whatsapp'],
    thanks: 'Thank you. Somebody from our team will call you today.',
  },
  {
    name: 'Free social media audit',
    campaign: 'Festive season 2026',
    sites: ['https://audit.demo-agency.example'],
    shownFields: ['name', 'company', 'email', 'message'],
    requiredFields: ['name', 'email'],
    thanks: 'Thank you. Your audit arrives within three working days.',
  },
];

/** `form` is its place above. The last two look like spam. */
export const DEMO_ENQUIRIES: readonly (Partial<SubmitForm> & { form: number })[] = [
  {
    form: 0,
    name: 'Gauri Deshmukh',
    company: 'Deshmukh Silks',
    email: 'gauri@deshmukh-silks.example',
    phone: '+91 98330 61001',
    city: 'Nagpur',
    services: ['ecommerce', 'smm'],
    budget: 45_000_000,
    message: 'We sell sarees in three shops and want to sell online before Diwali.',
    consent: true,
    page: 'https://www.demo-agency.example/contact',
    campaign: { utm_source: 'google' },
  },
  {
    form: 0,
    name: 'Imran Qureshi',
    company: 'Qureshi Motors',
    email: 'imran@qureshi-motors.example',
    phone: '+91 98330 61002',
    city: 'Indore',
    services: ['dm'],
    consent: true,
    message: 'Leads for test drives. What do you charge a month?',
  },
  {
    form: 1,
    name: 'Lakshmi Iyer',
    company: 'Iyer Filter Coffee',
    email: 'lakshmi@iyer-coffee.example',
    message: 'Please look at our Instagram page.',
    campaign: { utm_source: 'instagram' },
  },
  {
    form: 1,
    name: 'Best Rank',
    email: 'offers@best-rank.example',
    website: 'https://best-rank.example',
    message: 'We bring you to place one of all search engines.',
  },
  { form: 1, name: 'Crypto Desk', email: 'desk@crypto.example', shown: '', message: 'Earn from home.' },
];
