import type { CreateTaskTemplate, TaskOfTemplate, TemplateWho } from './task-template.js';

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

const WEBSITE: TaskOfTemplate[] = [
  task('Agree structure and pages', 3, {
    who: LEAD,
    estimate: 4 * HOUR,
    checklist: ['Goals', 'Pages', 'Forms'],
  }),
  task('Collect texts and pictures', 8, { who: LEAD, priority: 'high' }),
  task('Design the pages', 14, { who: role('Designer'), startDay: 4, estimate: 24 * HOUR }),
  task('Design approved by the client', 16, { who: LEAD }),
  task('Build the pages', 28, { who: role('Developer'), startDay: 16, estimate: 40 * HOUR }),
  task('Connect forms and analytics', 28, { level: 1, who: role('Developer'), estimate: 4 * HOUR }),
  task('Test on phones and slow networks', 31, {
    who: role('Tester'),
    startDay: 28,
    estimate: 6 * HOUR,
    checklist: ['Phones', 'Forms', 'Speed', 'Titles and descriptions', 'Redirects from old addresses'],
  }),
  task('Launch', 33, {
    who: role('Developer'),
    priority: 'high',
    checklist: ['Domain and certificate', 'Backup', 'Search console', 'Sitemap'],
  }),
  task('Train the client and hand over', 35, { who: LEAD, estimate: 2 * HOUR }),
];

const SEO: TaskOfTemplate[] = [
  task('Check rankings and traffic of last month', 1, { who: role('SEO'), estimate: 2 * HOUR }),
  task('Mend technical faults', 5, {
    who: role('SEO'),
    startDay: 1,
    estimate: 4 * HOUR,
    checklist: ['Broken links', 'Index coverage', 'Page speed'],
  }),
  task('Choose keywords and topics', 4, { who: role('SEO'), estimate: 2 * HOUR }),
  task('Write two articles', 12, { who: role('Copywriter'), startDay: 4, estimate: 10 * HOUR }),
  task('Improve titles and texts of five pages', 14, { who: role('Copywriter'), estimate: 4 * HOUR }),
  task('Get links and listings', 18, { who: role('SEO'), estimate: 4 * HOUR }),
  task('Report to the client', 20, { who: LEAD, estimate: 2 * HOUR, priority: 'high' }),
];

const CLIENT: TaskOfTemplate[] = [
  task('Welcome email and kick-off call', 2, {
    who: LEAD,
    priority: 'high',
    checklist: ['Goals', 'Contacts and who approves', 'How and when we report'],
  }),
  task('Collect logins and rights', 4, {
    who: LEAD,
    checklist: ['Website', 'Analytics', 'Ad accounts', 'Social pages', 'Logo and fonts'],
  }),
  task('Check signed proposal and billing details', 3, {
    who: LEAD,
    checklist: ['GSTIN', 'Address', 'Due dates'],
  }),
  task('Look at competitors and present work', 7, { startDay: 3, estimate: 6 * HOUR }),
  task('Write the plan of the first quarter', 10, { who: LEAD, startDay: 7, estimate: 6 * HOUR }),
  task('Present the plan', 12, { who: LEAD, estimate: HOUR }),
  task('Ask how the first month was', 22, { who: LEAD }),
];

/** What agencies do again and again, for a company to add as templates of its own and change. */
export const READY_TEMPLATES: readonly CreateTaskTemplate[] = [
  { name: 'Website launch', tab: null, tasks: WEBSITE },
  { name: 'Monthly SEO', tab: null, tasks: SEO },
  { name: 'Onboarding of a client', tab: null, tasks: CLIENT },
];
