import type { CreateTaskTemplate, TaskOfTemplate, TemplateWho } from '@atrium/contracts';
import { t } from '@atrium/sdk';

const HOUR = 60;
const LEAD: TemplateWho = { kind: 'lead' };
const role = (name: string): TemplateWho => ({ kind: 'role', role: name });

const task = (title: string, dueDay: number, more: Partial<TaskOfTemplate> = {}): TaskOfTemplate => ({
  title,
  description: null,
  checklist: [],
  level: 0,
  who: null,
  startDay: null,
  estimate: null,
  priority: 'none',
  labels: [],
  ...more,
  dueDay,
});

const website = (): TaskOfTemplate[] => [
  task(t('Agree structure and pages'), 3, {
    who: LEAD,
    estimate: 4 * HOUR,
    checklist: [t('Goals'), t('Pages'), t('Forms')],
  }),
  task(t('Collect texts and pictures'), 8, { who: LEAD, priority: 'high' }),
  task(t('Design the pages'), 14, { who: role(t('Designer')), startDay: 4, estimate: 24 * HOUR }),
  task(t('Design approved by the client'), 16, { who: LEAD }),
  task(t('Build the pages'), 28, { who: role(t('Developer')), startDay: 16, estimate: 40 * HOUR }),
  task(t('Connect forms and analytics'), 28, { level: 1, who: role(t('Developer')), estimate: 4 * HOUR }),
  task(t('Test on phones and slow networks'), 31, {
    who: role(t('Tester')),
    startDay: 28,
    estimate: 6 * HOUR,
    checklist: [
      t('Phones'),
      t('Forms'),
      t('Speed'),
      t('Titles and descriptions'),
      t('Redirects from old addresses'),
    ],
  }),
  task(t('Go live'), 33, {
    who: role(t('Developer')),
    priority: 'high',
    checklist: [t('Domain and certificate'), t('Backup'), t('Search console'), t('Sitemap')],
  }),
  task(t('Train the client and hand over'), 35, { who: LEAD, estimate: 2 * HOUR }),
];

const seo = (): TaskOfTemplate[] => [
  task(t('Check rankings and traffic of last month'), 1, { who: role(t('SEO')), estimate: 2 * HOUR }),
  task(t('Mend technical faults'), 5, {
    who: role(t('SEO')),
    startDay: 1,
    estimate: 4 * HOUR,
    checklist: [t('Broken links'), t('Index coverage'), t('Page speed')],
  }),
  task(t('Choose keywords and topics'), 4, { who: role(t('SEO')), estimate: 2 * HOUR }),
  task(t('Write two articles'), 12, { who: role(t('Copywriter')), startDay: 4, estimate: 10 * HOUR }),
  task(t('Improve titles and texts of five pages'), 14, { who: role(t('Copywriter')), estimate: 4 * HOUR }),
  task(t('Get links and listings'), 18, { who: role(t('SEO')), estimate: 4 * HOUR }),
  task(t('Report to the client'), 20, { who: LEAD, estimate: 2 * HOUR, priority: 'high' }),
];

const client = (): TaskOfTemplate[] => [
  task(t('Welcome email and kick-off call'), 2, {
    who: LEAD,
    priority: 'high',
    checklist: [t('Goals'), t('Contacts and who approves'), t('How and when we report')],
  }),
  task(t('Collect logins and rights'), 4, {
    who: LEAD,
    checklist: [t('Website'), t('Analytics'), t('Ad accounts'), t('Social pages'), t('Logo and fonts')],
  }),
  task(t('Check signed proposal and billing details'), 3, {
    who: LEAD,
    checklist: [t('GSTIN'), t('Address'), t('Due dates')],
  }),
  task(t('Look at competitors and present work'), 7, { startDay: 3, estimate: 6 * HOUR }),
  task(t('Write the plan of the first quarter'), 10, { who: LEAD, startDay: 7, estimate: 6 * HOUR }),
  task(t('Present the plan'), 12, { who: LEAD, estimate: HOUR }),
  task(t('Ask how the first month was'), 22, { who: LEAD }),
];

/**
 * What agencies do again and again, for a company to add as templates of its own and change: in the language of who adds
 * them, because from then on they are the company's own words.
 */
export const readyTemplates = (): CreateTaskTemplate[] => [
  { name: t('Website launch'), tab: null, tasks: website() },
  { name: t('Monthly SEO'), tab: null, tasks: seo() },
  { name: t('Onboarding of a client'), tab: null, tasks: client() },
];
