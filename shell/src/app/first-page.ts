import type { LazyPage } from '@atrium/sdk';
import { matchPath } from 'react-router-dom';
import { companyRoutes } from '../company/company.routes.js';
import { publicRoutes } from './public.routes.js';

function loadPage(pathname: string, companyArea: LazyPage<object>): Promise<unknown>[] {
  for (const { path, Page, prepare } of publicRoutes) {
    const match = matchPath(path, pathname);
    if (match) return [Page.preload(), prepare?.(match.params['companyCode'] ?? '') ?? Promise.resolve()];
  }
  const below = matchPath('/:companyCode/*', pathname)?.params['*'];
  if (!below) return [];
  const own = companyRoutes.find(({ path }) => matchPath(path, below));
  return [companyArea.preload(), own?.Page.preload() ?? Promise.resolve()];
}

/**
 * Code and first data of the page in the address, so that it can be drawn at once when it is known who is here.
 * Never rejects: what failed is asked for again by the page itself, which says so if it fails once more.
 */
export async function prepareFirstPage(pathname: string, companyArea: LazyPage<object>): Promise<void> {
  await Promise.allSettled(loadPage(pathname, companyArea));
}
