import type { RemoteDescription } from '@atrium/contracts';

/** Whether somebody without a session can open any page of the remote. */
export function hasPublicRoute({ routes }: Pick<RemoteDescription, 'routes'>): boolean {
  return routes.some(({ guard }) => guard.session === 'public' || guard.session === 'guest');
}
