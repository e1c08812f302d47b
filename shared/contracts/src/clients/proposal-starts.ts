import type { ProposalBlock, ProposalItemDraft } from './proposal.js';

type StartItem = Omit<ProposalItemDraft, 'taxRate'>;

/** What a proposal starts with where nothing of the company's own is chosen. */
export interface ProposalStart {
  name: string;
  title: string;
  intro: string;
  blocks: readonly ProposalBlock[];
  items: readonly StartItem[];
}

type Words = readonly [name: string, title: string, intro: string];

const start = (
  [name, title, intro]: Words,
  blocks: readonly ProposalBlock[],
  items: readonly StartItem[],
): ProposalStart => ({ name, title, intro, blocks, items });

/** Several lines are a list. */
const block = (title: string, ...lines: string[]): ProposalBlock => ({
  title,
  text: lines.length > 1 ? lines.map((line) => `- ${line}`).join('\n') : lines.join(''),
});

/** @param price in paise */
const item = (
  [title, details]: readonly [string, string],
  price: number,
  more: Partial<StartItem>,
): StartItem => ({
  title,
  details,
  qty: '1',
  unitPrice: price,
  discount: null,
  hsnSac: null,
  recurrence: 'once',
  periods: null,
  ...more,
});

/** Prices are examples, to be changed; the words are the company's own from then on. */
export const PROPOSAL_STARTS = {
  smm: start(
    [
      'Social media',
      'Social media for six months',
      'We plan, make and publish your posts, answer comments, and report every month what they brought',
    ],
    [
      block(
        'What you get',
        'A content plan each month before the 25th',
        '12 posts and 4 reels a month, each approved by you',
        'Comments and messages answered on working days',
        'A report each month: reach, enquiries, what we change',
      ),
      block(
        'What we need from you',
        'Access to your pages, your logo and fonts, and one person who approves posts within two working days',
      ),
    ],
    [
      item(['Set-up and content plan', 'Audit, tone, grid and first month'], 2_500_000, { hsnSac: '998361' }),
      item(['Social media', 'Instagram and Facebook, 12 posts and 4 reels a month'], 3_500_000, {
        hsnSac: '998361',
        recurrence: 'month',
        periods: 6,
      }),
    ],
  ),
  website: start(
    [
      'Website',
      'A new website',
      'A fast website that people find, understand and write to you from, on the phone first',
    ],
    [
      block(
        'How it goes',
        'Weeks 1 and 2: structure and texts',
        'Weeks 3 and 4: design, with two rounds of changes',
        'Weeks 5 to 7: building and testing',
        'Week 8: launch and training',
      ),
      block('Not included', 'Photography, paid plugins, hosting and the domain, which stay in your name'),
    ],
    [
      item(['Design', 'Up to 10 pages, two rounds of changes'], 6_000_000, { hsnSac: '998314' }),
      item(['Building and launch', 'Content system, forms, analytics'], 9_000_000, { hsnSac: '998314' }),
      item(['Care', 'Updates, backups and two hours of changes a month'], 600_000, {
        hsnSac: '998313',
        recurrence: 'month',
        periods: 12,
      }),
    ],
  ),
  ads: start(
    [
      'Ads retainer',
      'Google and Meta ads',
      'We run your ads, measure what an enquiry costs, and move the money to what works',
    ],
    [
      block(
        'What you get',
        'Campaigns, texts and pictures, tested against each other',
        'Tracking of calls and forms',
        'A call every two weeks and a report every month',
      ),
      block(
        'Media spend',
        'You pay Google and Meta directly',
        'Our fee does not depend on the spend up to ₹3,00,000 a month',
      ),
    ],
    [
      item(['Tracking and set-up', 'Accounts, pixels, first campaigns'], 2_000_000, { hsnSac: '998365' }),
      item(['Management', 'Google and Meta ads, without media spend'], 2_500_000, {
        hsnSac: '998365',
        recurrence: 'month',
      }),
    ],
  ),
} satisfies Record<string, ProposalStart>;
export type ProposalStartKey = keyof typeof PROPOSAL_STARTS;
