import { fetchSession, type LazyPage, type PortalStore } from '@atrium/sdk';
import { matchPath } from 'react-router-dom';
import type { ShellPage } from '../app/shell-page.js';
import { decideAccess } from '../session/access.rules.js';
import { publicRoutes } from './public.routes.js';

export interface FirstPage {
  pathname: string;
  store: PortalStore;
  companyArea: LazyPage<object>;
}

/**
 * Loads the session, code and first data of the page in the URL, so that it is rendered at once and complete. Never
 * rejects: the page requests again what failed and reports a second failure.
 */
export async function prepareFirstPage({ pathname, store, companyArea }: FirstPage): Promise<void> {
  const session = store.dispatch(fetchSession());
  if (matchPath(HOME, pathname)) void bringWidgets(session, store).catch(() => undefined);
  await within(HANGS_AFTER_MS, Promise.allSettled([session, ...loadPage(pathname, companyArea)]));
  await within(
    PATIENCE_MS,
    fetchFirst(pathname, store).catch(() => undefined),
  );
}

function loadPage(pathname: string, companyArea: LazyPage<object>): Promise<unknown>[] {
  for (const { path, Page, prepare } of publicRoutes) {
    const match = matchPath(path, pathname);
    if (match) return [Page.preload(), prepare?.(match.params['companyCode'] ?? '') ?? Promise.resolve()];
  }
  const below = matchPath(BELOW, pathname)?.params['*'];
  if (!below) return [];
  return [beginData(), companyArea.preload(), bringOwn(below)];
}

/** Its code has been on its way since index.html asked for it, so that it does not wait for the table of pages. */
async function bringOwn(below: string): Promise<void> {
  await (await findOwn(below))?.Page.preload();
}

/** The shell's own page at a path below /{companyCode}. Who signs in has no use for the table of them. */
async function findOwn(below: string): Promise<ShellPage | undefined> {
  const { companyRoutes } = await import(
    /* webpackChunkName: 'page-company' */ '../company/company.routes.js'
  );
  return companyRoutes.find(({ path }) => matchPath(`/${path}`, `/${below}`));
}

/** Initialises the cache of server data while the page is still loading. */
const beginData = () => import(/* webpackChunkName: 'page-data' */ '../portal/portal.api.js');

/** While the home's own code is on its way. */
async function bringWidgets(session: Promise<unknown>, store: PortalStore): Promise<void> {
  const code = import(/* webpackChunkName: 'page-dashboard' */ '../federation/fetch-ahead.js');
  await session;
  await (await code).fetchWidgetsAhead(store);
}

/** Fetches the data of a company's page into the store, for a person of that company. */
async function fetchFirst(pathname: string, store: PortalStore): Promise<void> {
  const { companyCode, '*': below = '' } = matchPath(BELOW, pathname)?.params ?? {};
  const { user, lock } = store.getState().session;
  const code = companyCode?.toLowerCase() ?? null;
  if (!user || lock || user.company.code !== code || isPublic(pathname)) return;
  const { fetchFrameData } = await import(/* webpackChunkName: 'page-company' */ '../company/first-data.js');
  const own = await findOwn(below);
  const fetchOwn =
    own && decideAccess(user, { guard: own.guard, code }).kind === 'open' && own.fetchFirst?.(store);
  await Promise.allSettled([fetchFrameData(store, user.id), fetchOwn]);
}

const BELOW = '/:companyCode/*';
const HOME = '/:companyCode/dashboard';

const isPublic = (pathname: string) => publicRoutes.some(({ path }) => matchPath(path, pathname));

/** After this time the portal itself waits for what is missing, and reports when its own limit is reached. */
const HANGS_AFTER_MS = 10_000;

/** The data was requested before the code; what is missing after this time is not worth delaying the first render. */
const PATIENCE_MS = 200;

const within = (limitMs: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, limitMs))]);
