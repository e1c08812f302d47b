import { matchPath } from 'react-router-dom';
import { companyRoutes } from '../company/company.routes.js';
import { publicRoutes } from './public.routes.js';

/** Fetches the code and data of the page in the address while it is still being asked who is here. */
export function prepareFirstPage(pathname: string): void {
  for (const { path, load, prepare } of publicRoutes) {
    const match = matchPath(path, pathname);
    if (!match) continue;
    ignoreFailure(load());
    prepare?.(match.params['companyCode'] ?? '');
    return;
  }
  const below = matchPath('/:companyCode/*', pathname)?.params['*'];
  if (!below) return;
  ignoreFailure(import('../company/company-area.js'));
  const own = companyRoutes.find(({ path }) => matchPath(path, below));
  if (own) ignoreFailure(own.load());
}

/** The page itself asks again when it is shown, and says what failed. */
function ignoreFailure(loading: Promise<unknown>): void {
  loading.catch(() => undefined);
}
