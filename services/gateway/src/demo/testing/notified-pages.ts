import type { NotificationList } from '@atrium/contracts';
import type { HttpClient } from '@atrium/testing';

/** What the server is asked by a page to which notifications lead; null: open to all staff. */
export const NOTIFIED_PAGES: Readonly<Record<string, string | null>> = {
  'admin/apps': '/api/apps',
  'admin/users': '/api/users',
  'client/management': '/api/clients',
  'client/proposal': '/api/proposals',
  'client/viewLead': '/api/leads',
  'employee/Documents': '/api/hr/employee-documents',
  'employee/Management': '/api/hr/employees',
  'employee/TaskTable': '/api/tasks',
  ...{
    '/': null,
    announcements: null,
    calendar: null,
    messages: null,
    people: null,
    records: null,
    requests: null,
  },
  ...{ 'employee/Attendance': null, 'employee/Profile': null, 'leave/management': null },
};

/** Where somebody's notifications lead. */
export async function listPaths(browser: HttpClient): Promise<string[]> {
  const paths = new Set<string>();
  for (let before: string | undefined = '', more = true; more;) {
    const query: string = before ? `&before=${before}` : '';
    const { items }: NotificationList = (await browser.get(`/api/notifications?limit=50${query}`)).body;
    for (const { path } of items) if (path !== null) paths.add(path);
    before = items.at(-1)?.id;
    more = items.length === 50;
  }
  return [...paths];
}
