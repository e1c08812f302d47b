import type { CreateTaskTemplate, TaskOfTemplate } from '@atrium/contracts';

const task = (title: string, more: Partial<TaskOfTemplate>): TaskOfTemplate => ({
  title,
  description: null,
  checklist: [],
  level: 0,
  who: null,
  startDay: null,
  dueDay: null,
  estimate: null,
  priority: 'none',
  labels: [],
  ...more,
});
const role = (name: string) => ({ kind: 'role', role: name }) as const;
const LEAD = { kind: 'lead' } as const;
const HOUR = 60;

/** What the demo company does again and again. */
export const DEMO_TEMPLATES: readonly CreateTaskTemplate[] = [
  {
    name: 'Month of posts for a client',
    tab: 'socialMediaHandling',
    tasks: [
      task('Agree the themes of the month', { who: LEAD, dueDay: 1, estimate: 2 * HOUR, priority: 'high' }),
      task('Write the captions', {
        who: role('Copywriter'),
        startDay: 2,
        dueDay: 5,
        estimate: 8 * HOUR,
        checklist: ['English and Hindi', 'Hashtags', 'Alt texts'],
      }),
      task('Design the grid', { who: role('Designer'), startDay: 3, dueDay: 8, estimate: 20 * HOUR }),
      task('Cut the reels', { level: 1, who: role('Designer'), dueDay: 8, labels: ['Reels'] }),
      task('Approval of the client', { who: LEAD, dueDay: 10 }),
      task('Schedule all posts', { who: role('Social media'), dueDay: 11, estimate: 3 * HOUR }),
    ],
  },
  {
    name: 'New client',
    tab: null,
    tasks: [
      task('Kick-off call', { who: LEAD, dueDay: 2, checklist: ['Goals', 'Contacts', 'Brand assets'] }),
      task('Collect logins and rights', { dueDay: 4, priority: 'high' }),
      task('Write the plan of the first quarter', { who: LEAD, startDay: 4, dueDay: 9, estimate: 6 * HOUR }),
    ],
  },
];
