import type {
  ApplicationSource,
  ApplicationState,
  EmploymentType,
  RejectReason,
  RequisitionReason,
  WorkMode,
} from '@atrium/contracts';
import type { DemoStaff } from '@atrium/identity';
import { createRandom } from './random.rules.js';

export interface DemoOpening {
  title: string;
  department: string;
  by: keyof Pick<DemoStaff, 'admin' | 'hr' | 'lead'>;
  seats: number;
  employmentType: EmploymentType;
  reason: RequisitionReason;
  /** From and to, in rupees a year. */
  budget: readonly [number, number];
  openForDays: number;
  neededInDays: number;
  description: string;
  /** What strangers read, once it stands on the careers page. */
  posting: string;
  place: string;
  workMode: WorkMode;
  /** open: takes people; hold, closed: did so until now. */
  state: 'open' | 'hold' | 'closed';
  applicants: number;
  offers: readonly DemoOffer[];
}

/** How far an offer came; `sent` waits for an answer. */
export type DemoOffer = 'draft' | 'sent' | 'accepted' | 'declined';

const OF_STAFF = {
  employmentType: 'permanent',
  reason: 'growth',
  state: 'open',
  posting: '',
  place: 'Pune',
  workMode: 'office',
} as const;

export const DEMO_OPENINGS: readonly DemoOpening[] = [
  {
    ...OF_STAFF,
    title: 'Frontend Developer',
    department: 'Web and Apps',
    by: 'hr',
    seats: 2,
    budget: [1_200_000, 1_800_000],
    openForDays: 58,
    neededInDays: 45,
    description:
      'React and TypeScript for the portals of three retail clients; reviews the work of two juniors.',
    workMode: 'hybrid',
    posting: `You build the portals that three retail clients open every morning, in React and TypeScript.

# What you do
- Turn designs into pages that are quick on a phone with two bars of signal
- Review the work of two juniors, and explain why
- Talk to the client when a question cannot wait

# What you bring
- Four years with React, two of them with TypeScript
- Tests that you would trust on a Friday evening`,
    applicants: 32,
    offers: ['accepted', 'sent'],
  },
  {
    ...OF_STAFF,
    title: 'Social Media Executive',
    department: 'Social Media',
    by: 'hr',
    seats: 3,
    budget: [400_000, 650_000],
    openForDays: 33,
    neededInDays: 30,
    description: 'Plans, writes and answers for four brands, in English and Hindi.',
    posting: `You are the voice of four brands, in English and Hindi.

# What you do
- Plan the month, write the posts, and answer the comments
- Tell the designers what you need, early enough
- Show every Friday what worked

# What you bring
- Two years on the accounts of a brand or an agency
- A feeling for what should not be posted`,
    applicants: 28,
    offers: ['sent'],
  },
  {
    ...OF_STAFF,
    title: 'UI Designer',
    department: 'Design',
    by: 'lead',
    seats: 2,
    budget: [700_000, 1_100_000],
    openForDays: 26,
    neededInDays: 60,
    description: 'Screens and design systems for web and phone, from sketch to hand-over.',
    place: 'Bengaluru',
    workMode: 'hybrid',
    posting: `You design screens and the systems behind them, from the first sketch to hand-over.

# What you do
- Draw flows with the client in the room
- Keep one library for web and phone
- Sit with the developers until it looks as drawn

# What you bring
- A portfolio with three products that people use
- Figma, and a pencil`,
    applicants: 24,
    offers: ['declined', 'draft'],
  },
  {
    ...OF_STAFF,
    title: 'Performance Marketing Manager',
    department: 'Marketing',
    by: 'admin',
    seats: 1,
    budget: [1_400_000, 2_000_000],
    openForDays: 44,
    neededInDays: 40,
    description: 'Leads paid campaigns with budgets of up to 40 lakh a month.',
    place: 'Mumbai',
    workMode: 'hybrid',
    posting: `You lead paid campaigns with budgets of up to ₹40 lakh a month.

# What you do
- Plan, run and explain campaigns on Google and Meta
- Lead two executives
- Say no to a budget that will not work

# What you bring
- Six years in performance marketing, two with a team
- Measurement that survives a change of cookies`,
    applicants: 16,
    offers: [],
  },
  {
    ...OF_STAFF,
    title: 'Motion Designer',
    department: 'Design',
    by: 'lead',
    seats: 1,
    employmentType: 'fixedTerm',
    budget: [600_000, 900_000],
    openForDays: 19,
    neededInDays: 90,
    description: 'Reels and product films for the festive season.',
    state: 'hold',
    applicants: 12,
    offers: [],
  },
  {
    ...OF_STAFF,
    title: 'Accounts Assistant',
    department: 'People and Finance',
    by: 'hr',
    seats: 1,
    reason: 'replacement',
    budget: [300_000, 420_000],
    openForDays: 72,
    neededInDays: 20,
    description: 'Vouchers, bank statements and GST returns with the accounts executive.',
    state: 'closed',
    applicants: 8,
    offers: [],
  },
];

/** Waits for HR. */
export const DEMO_ASKED = {
  title: 'Copywriter',
  department: 'Design',
  seats: 1,
  budget: [500_000, 750_000],
  neededInDays: 50,
  description: 'Words for the brands that Design takes over from January.',
} as const;

export interface DemoApplicant {
  name: string;
  email: string;
  phone: string;
  source: ApplicationSource;
  experience: number;
  noticeDays: number;
  /** Of the span from the lowest to the highest budget, and somewhat beyond it. */
  asks: number;
  place: string;
  /** They may be added to other openings for a year. */
  keeps: boolean;
  appliedDaysAgo: number;
  stageDaysAgo: number;
  state: Exclude<ApplicationState, 'assessment' | 'offer' | 'joined'>;
  reason: RejectReason;
}

const FIRST =
  `Aarav Aditi Akash Ananya Anil Asha Chetan Daksh Deepa Esha Faisal Gayatri Harini Ira Jatin Kabir
  Leela Madhav Mehul Naina Omkar Pallavi Qasim Radhika Rohan Sana Tarun Urvi Vivek Yamini`.split(/\s+/);
const LAST = `Bhat Chauhan Dutta Eapen Gokhale Ingle Jain Kulkarni Lal Mathur Naidu Oberoi Pandey Rao Shetty
  Thomas Upadhyay Varma Wadhwa Zaveri Ahuja Biswas Chandran Dixit Fonseca`.split(/\s+/);
const SOURCES: readonly ApplicationSource[] = [
  ...(['naukri', 'naukri', 'naukri', 'linkedin', 'linkedin', 'linkedin'] as const),
  ...(['referral', 'referral', 'indeed', 'agency', 'campus', 'walkIn'] as const),
];
const STATES: readonly DemoApplicant['state'][] = [
  ...(['applied', 'applied', 'screened', 'screened', 'screened', 'interview', 'interview'] as const),
  ...(['rejected', 'rejected', 'rejected', 'selected', 'withdrawn'] as const),
];
const REASONS: readonly RejectReason[] = ['skills', 'experience', 'pay', 'notice', 'skills', 'noAnswer'];
const PLACES = ['Pune', 'Mumbai', 'Pimpri-Chinchwad', 'Bengaluru', 'Nashik', 'Navi Mumbai', 'Hyderabad'];
/** Of so many people one agreed. */
const KEPT_OF = 4;
const NOTICE = [0, 15, 30, 30, 60, 60, 90];
const FIRST_PHONE = 9_820_140_000;
/** So long ago the first of them applied. */
const OLDEST_DAYS = 56;

/** People who apply, each with a name of their own, always the same. */
export function listDemoApplicants(count: number): DemoApplicant[] {
  const random = createRandom(20_261_120);
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  return Array.from({ length: count }, (_, place) => {
    const first = FIRST[place % FIRST.length] ?? '';
    const last = LAST[(place * 7 + Math.floor(place / FIRST.length)) % LAST.length] ?? '';
    const appliedDaysAgo = 1 + Math.floor(random() * OLDEST_DAYS);
    return {
      name: `${first} ${last}`,
      email: `${first}.${last}@mail.example`.toLowerCase(),
      phone: `+91${String(FIRST_PHONE + place * 31)}`,
      source: pick(SOURCES),
      experience: Math.floor(random() * random() * 14),
      noticeDays: pick(NOTICE),
      asks: random() * 1.3,
      place: PLACES[place % PLACES.length] ?? '',
      keeps: place % KEPT_OF === 0,
      appliedDaysAgo,
      stageDaysAgo: Math.floor(random() * appliedDaysAgo),
      state: pick(STATES),
      reason: pick(REASONS),
    };
  });
}
