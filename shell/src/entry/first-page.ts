import { fetchSession, type LazyPage, type PortalStore } from '@atrium/sdk';
import { matchPath } from 'react-router-dom';
import { companyRoutes } from '../company/company.routes.js';
import { decideAccess } from '../session/access.rules.js';
import { publicRoutes } from './public.routes.js';

export interface FirstPage {
  pathname: string;
  store: PortalStore;
  companyArea: LazyPage<object>;
}

/**
 * Who is here, code and first data of the page in the address, so that it can be drawn at once and whole.
 * Never rejects: what failed is asked for again by the page itself, which says so if it fails once more.
 */
export async function prepareFirstPage({ pathname, store, companyArea }: FirstPage): Promise<void> {
  const session = store.dispatch(fetchSession());
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
  return [beginData(), companyArea.preload(), findOwn(below)?.Page.preload() ?? Promise.resolve()];
}

/** The cache of the server's data makes itself ready while the page is still on its way. */
const beginData = () => import(/* webpackChunkName: 'page-data' */ '../portal/portal.api.js');

/** Data of a company's page, into the store, for a person of that company. */
async function fetchFirst(pathname: string, store: PortalStore): Promise<void> {
  const { companyCode, '*': below = '' } = matchPath(BELOW, pathname)?.params ?? {};
  const { user, lock } = store.getState().session;
  const code = companyCode?.toLowerCase() ?? null;
  if (!user || lock || user.company.code !== code || isPublic(pathname)) return;
  const { fetchFrameData } = await import(/* webpackChunkName: 'page-company' */ '../company/first-data.js');
  const own = findOwn(below);
  const fetchOwn =
    own && decideAccess(user, { guard: own.guard, code }).kind === 'open' && own.fetchFirst?.(store);
  await Promise.allSettled([fetchFrameData(store, user.id), fetchOwn]);
}

const BELOW = '/:companyCode/*';

const findOwn = (below: string) => companyRoutes.find(({ path }) => matchPath(`/${path}`, `/${below}`));
const isPublic = (pathname: string) => publicRoutes.some(({ path }) => matchPath(path, pathname));

/** From then on the portal itself waits for what has not come, and says so when its time is up. */
const HANGS_AFTER_MS = 10_000;

/** The data was asked for before the code: what is not here by now is worth a first drawing without it. */
const PATIENCE_MS = 200;

const within = (limitMs: number, work: Promise<unknown>) =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, limitMs))]);
