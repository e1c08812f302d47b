import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

interface Portal {
  remotes: { routes: { path: string }[] }[];
}

/** Paths of a company's pages, without its code: those of the shell and of the enabled remotes. */
export async function listCompanyPages(page: Page): Promise<string[]> {
  const file = new URL('../../src/company/company.routes.ts', import.meta.url);
  const ofShell = [...readFileSync(file, 'utf8').matchAll(/path: '([^']+)'/g)].map(([, path]) => path ?? '');
  const answer = await page.request.get('/api/portal/resolve');
  const { remotes } = (await answer.json()) as Portal;
  return [...ofShell, ...remotes.flatMap(({ routes }) => routes.map(({ path }) => path))];
}
