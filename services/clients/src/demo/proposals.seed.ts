import { inMinorUnit, type ProposalItemDraft, type ProposalStateKey } from '@atrium/contracts';

export interface DemoProposal {
  /** Name of the client. */
  client: string;
  title: string;
  intro: string;
  items: readonly ProposalItemDraft[];
  state: ProposalStateKey;
  /** The admin where left out; nobody approves what they wrote. */
  by?: 'lead';
}

const line = (title: string, rupees: number, more: Partial<ProposalItemDraft> = {}): ProposalItemDraft => ({
  title,
  details: null,
  qty: '1',
  unitPrice: inMinorUnit(String(rupees), 'INR'),
  taxRate: '18',
  discount: null,
  hsnSac: '998361',
  recurrence: 'once',
  periods: null,
  ...more,
});

const monthly = (title: string, rupees: number, [periods, details]: [number, string?]) =>
  line(title, rupees, { recurrence: 'month', periods, details: details ?? null });

const GROWTH = [
  line('Booking page and centre listings', 70_000, { details: 'One page for six centres, Google listings' }),
  line('Photo and reel shoot', 25_000, { qty: '2', discount: '10', details: 'Two days, 60 photos, 8 reels' }),
  monthly('Social media', 22_500, [6, 'Instagram and Facebook, 13 posts a month']),
  monthly('Google and Meta ads', 15_000, [6, 'Management, without media spend']),
];

/** What the demo company has offered, in every state. */
export const DEMO_PROPOSALS: readonly DemoProposal[] = [
  // Sent before the others, so that its number comes before theirs.
  {
    client: 'BlueRidge Realty',
    title: 'Video tours of the first phase',
    state: 'expired',
    intro: 'A walk through each of the three show flats, for buyers who live abroad.',
    items: [line('Video tour of a flat', 32_000, { qty: '3' })],
  },
  {
    client: 'Kesar Foods',
    title: 'Gift hampers for companies',
    state: 'approved',
    by: 'lead',
    intro: 'Offices in Pune order their festive hampers from you, by a page of their own.',
    items: [line('Order page for companies', 160_000), monthly('Ads on LinkedIn', 40_000, [3])],
  },
  {
    client: 'Lotus Diagnostics',
    title: 'Growth plan for Lotus Diagnostics',
    state: 'draft',
    intro:
      'Patients in Pune find the nearest of your six centres, book in under a minute and get their report on WhatsApp. We build the page, bring the visitors and tell you each month what a booking costs.',
    items: GROWTH,
  },
  {
    client: 'Marigold Hotels',
    title: 'Festive season 2026',
    state: 'viewed',
    intro: 'Rooms and dinners for the festive weeks, sold directly and not through portals.',
    items: [
      line('Landing page in three languages', 140_000),
      line('Drone film of the terrace', 95_000, { discount: '5' }),
      monthly('Ads on Google and Instagram', 60_000, [3, 'Management, without media spend']),
    ],
  },
  {
    client: 'Marigold Hotels',
    title: 'Loyalty on WhatsApp',
    state: 'accepted',
    intro: 'Guests who stayed twice hear from you first.',
    items: [line('Set-up and templates', 60_000), monthly('Campaigns', 25_000, [10])],
  },
  {
    client: 'Marigold Hotels',
    title: 'Drone films, Lonavala',
    state: 'declined',
    intro: 'Three films of one minute each.',
    items: [line('Drone films', 60_000, { qty: '3' })],
  },
  {
    client: 'Kesar Foods',
    title: 'Online shop and launch',
    state: 'draft',
    intro: 'From the shelf to the doorstep: a shop of your own, with the launch month included.',
    items: [line('Online shop', 480_000), monthly('Launch ads', 90_000, [2])],
  },
  {
    client: 'Orbit EV',
    title: 'Test ride app',
    state: 'internal_review',
    intro: 'Book a test ride, see the nearest charger, get a reminder.',
    items: [line('App for Android and iOS', 950_000), monthly('Care and hosting', 30_000, [12])],
  },
  {
    client: 'Vanya Skincare',
    title: 'Monsoon reels',
    state: 'sent',
    intro: 'Twelve reels for the rainy months.',
    items: [line('Reels', 9_000, { qty: '12', discount: '8' })],
  },
  {
    client: 'Vanya Skincare',
    title: 'Festive gift boxes',
    state: 'superseded',
    intro: 'Six posts and a film for the gift boxes.',
    items: [line('Posts', 6_000, { qty: '6' }), line('Film', 40_000)],
  },
  {
    client: 'BlueRidge Realty',
    title: 'Site visits campaign',
    state: 'withdrawn',
    intro: 'Qualified site visits for the second phase.',
    items: [monthly('Campaign', 110_000, [3])],
  },
];
