import { addDays, weekdayOf } from '../days/local-day.js';
import type { TaskTab } from '../work/task-tab.js';
import type { AgencyService } from './agency-service.js';

/** A task of a template; its days count from the start of the project. */
export interface TemplateTask {
  title: string;
  startDay: number;
  dueDay: number;
  /** In minutes. */
  estimate: number;
}

export interface TemplateMilestone {
  name: string;
  dueDay: number;
  criteria: string;
  tasks: readonly TemplateTask[];
}

export interface ProjectTemplate {
  tab: TaskTab;
  milestones: readonly TemplateMilestone[];
}

const HOUR = 60;

/** @param days of its start and of its end */
const task = (title: string, days: readonly [number, number], hours: number): TemplateTask => ({
  title,
  startDay: days[0],
  dueDay: days[1],
  estimate: hours * HOUR,
});

/** What a project of each kind starts with. Its titles are the company's own words from then on. */
export const PROJECT_TEMPLATES: Record<AgencyService, ProjectTemplate> = {
  smm: {
    tab: 'socialMediaHandling',
    milestones: [
      {
        name: 'Brand and content plan',
        dueDay: 10,
        criteria: 'Voice, pillars and calendar are agreed',
        tasks: [
          task('Collect brand assets and logins', [0, 2], 3),
          task('Audit the present channels', [1, 5], 6),
          task('Write the content plan of the first month', [4, 9], 8),
        ],
      },
      {
        name: 'First month of posts',
        dueDay: 24,
        criteria: 'All posts of the month are approved',
        tasks: [
          task('Write captions', [10, 16], 10),
          task('Design posts and stories', [11, 20], 24),
          task('Cut the reels', [14, 22], 16),
        ],
      },
      {
        name: 'First report',
        dueDay: 44,
        criteria: 'Reach and response are reported with next steps',
        tasks: [task('Answer comments and messages', [24, 42], 12), task('Report of the month', [41, 44], 4)],
      },
    ],
  },
  dm: {
    tab: 'digitalMarketing',
    milestones: [
      {
        name: 'Accounts and tracking',
        dueDay: 7,
        criteria: 'Conversions are counted on the live site',
        tasks: [
          task('Get access to ad accounts and analytics', [0, 2], 2),
          task('Set up conversion tracking', [2, 6], 6),
        ],
      },
      {
        name: 'Campaigns live',
        dueDay: 17,
        criteria: 'Budgets and audiences are agreed, ads are approved',
        tasks: [
          task('Research keywords and audiences', [5, 10], 8),
          task('Write and design the ads', [8, 14], 14),
          task('Set up and check the campaigns', [13, 16], 6),
        ],
      },
      {
        name: 'First optimisation',
        dueDay: 45,
        criteria: 'Cost per lead is reported against the target',
        tasks: [task('Weekly optimisation', [18, 42], 12), task('Report of the month', [42, 45], 4)],
      },
    ],
  },
  whatsapp: {
    tab: 'whatsappMarketing',
    milestones: [
      {
        name: 'Number and templates',
        dueDay: 8,
        criteria: 'The number is verified, templates are approved',
        tasks: [
          task('Verify the business and its number', [0, 4], 4),
          task('Write the message templates', [2, 7], 5),
        ],
      },
      {
        name: 'Contacts and first campaign',
        dueDay: 18,
        criteria: 'Only people who agreed are written to',
        tasks: [
          task('Clean the list and check consents', [6, 11], 6),
          task('Set up replies and hand-over to people', [9, 14], 8),
          task('Send the first campaign', [15, 17], 3),
        ],
      },
      {
        name: 'First report',
        dueDay: 32,
        criteria: 'Delivered, read and answered are reported',
        tasks: [task('Report of the campaign', [29, 32], 4)],
      },
    ],
  },
  website: {
    tab: 'websiteAndApp',
    milestones: [
      {
        name: 'Plan and content',
        dueDay: 14,
        criteria: 'Site map and texts are approved',
        tasks: [
          task('Workshop about goals and visitors', [0, 3], 4),
          task('Site map and wireframes', [3, 9], 14),
          task('Collect texts and pictures', [5, 14], 8),
        ],
      },
      {
        name: 'Design',
        dueDay: 28,
        criteria: 'Home and inner pages are approved on phone and desk',
        tasks: [task('Design the home page', [14, 20], 16), task('Design the inner pages', [20, 27], 20)],
      },
      {
        name: 'Build',
        dueDay: 49,
        criteria: 'All pages work on the test address',
        tasks: [
          task('Build the pages', [28, 43], 60),
          task('Forms, analytics and search engines', [40, 46], 10),
          task('Test on devices', [45, 49], 10),
        ],
      },
      {
        name: 'Launch',
        dueDay: 56,
        criteria: 'The site is live and handed over',
        tasks: [task('Go live', [52, 54], 4), task('Train the editors', [54, 56], 3)],
      },
    ],
  },
  app: {
    tab: 'websiteAndApp',
    milestones: [
      {
        name: 'Discovery',
        dueDay: 14,
        criteria: 'Scope and user journeys are signed off',
        tasks: [
          task('Workshop about users and goals', [0, 4], 8),
          task('User journeys and scope', [4, 13], 20),
        ],
      },
      {
        name: 'Design',
        dueDay: 35,
        criteria: 'The prototype is approved',
        tasks: [task('Wireframes', [14, 21], 20), task('Screens and prototype', [21, 34], 40)],
      },
      {
        name: 'Beta',
        dueDay: 84,
        criteria: 'The scope works on Android and iOS',
        tasks: [
          task('Server and data', [35, 63], 120),
          task('Build the app', [40, 77], 200),
          task('Test and mend', [70, 84], 50),
        ],
      },
      {
        name: 'Release',
        dueDay: 98,
        criteria: 'The app is in both stores',
        tasks: [task('Store listings', [84, 90], 8), task('Submit and release', [90, 97], 8)],
      },
    ],
  },
  ecommerce: {
    tab: 'ecommerce',
    milestones: [
      {
        name: 'Catalogue',
        dueDay: 12,
        criteria: 'Products, prices and pictures are complete',
        tasks: [
          task('Collect the product data', [0, 6], 8),
          task('Prepare pictures and descriptions', [4, 12], 20),
        ],
      },
      {
        name: 'Shop ready',
        dueDay: 30,
        criteria: 'A test order is paid, shipped and returned',
        tasks: [
          task('Set up the shop and its look', [10, 20], 24),
          task('Payment, tax and shipping', [18, 25], 12),
          task('Test orders and returns', [25, 29], 8),
        ],
      },
      {
        name: 'Launch',
        dueDay: 38,
        criteria: 'Orders come in and are handled',
        tasks: [task('Go live', [31, 33], 4), task('Train the team of the shop', [32, 37], 6)],
      },
    ],
  },
};

/** The day on which the last milestone of a kind is due. */
export const templateEnd = (kind: AgencyService, start: string): string =>
  workingDayFrom(start, PROJECT_TEMPLATES[kind].milestones.at(-1)?.dueDay ?? 0);

const [SATURDAY, SUNDAY] = [6, 7];

/** Days after a start; one on Saturday or Sunday is the Monday after it. */
export function workingDayFrom(start: string, days: number): string {
  const day = addDays(start, days);
  const weekday = weekdayOf(day);
  return weekday < SATURDAY ? day : addDays(day, SUNDAY + 1 - weekday);
}
