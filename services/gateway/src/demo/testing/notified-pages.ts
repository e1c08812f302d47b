import type { NotificationList } from '@atrium/contracts';
import { CLIENTS_PAGES } from '@atrium/clients/testing';
import { HR_PAGES } from '@atrium/hr-service/testing';
import { IDENTITY_PAGES } from '@atrium/identity/testing';
import { INBOX_PAGES } from '@atrium/inbox/testing';
import { REGISTRY_PAGES } from '@atrium/registry/testing';
import { REQUESTS_PAGES } from '@atrium/requests/testing';
import { WORK_PAGES } from '@atrium/work/testing';
import type { HttpClient, NotifiedPages } from '@atrium/testing';

const PAGES: NotifiedPages = {
  ...CLIENTS_PAGES,
  ...HR_PAGES,
  ...IDENTITY_PAGES,
  ...INBOX_PAGES,
  ...REGISTRY_PAGES,
  ...REQUESTS_PAGES,
  ...WORK_PAGES,
};

/** What the server is asked by the page at a path; undefined for a page of which no service says it. */
export function askedBehind(path: string): string | null | undefined {
  const [page = '', query = ''] = path.split('?');
  const params = new URLSearchParams(query);
  const part = PAGES[`${page}?show=${params.get('show') ?? ''}`];
  const behind = part === undefined ? PAGES[page] : part;
  const opened = params.get('open');
  return behind && opened ? `${behind}/${opened}` : behind;
}

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
