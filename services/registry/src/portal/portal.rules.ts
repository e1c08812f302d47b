import type { RemoteDescription, RemoteRoute } from '@atrium/contracts';

const needsNoSession = ({ guard: { session } }: RemoteRoute): boolean =>
  session === 'public' || session === 'guest';

/** Whether a person without a session can open any page of the remote. */
export function hasPublicRoute({ routes }: Pick<RemoteDescription, 'routes'>): boolean {
  return routes.some(needsNoSession);
}

/** The paths at which a person without a session is asked to sign in. */
export function listHiddenPaths(remotes: Pick<RemoteDescription, 'routes'>[]): string[] {
  return remotes.flatMap(({ routes }) =>
    routes.filter((route) => !needsNoSession(route)).map(({ path }) => path),
  );
}
