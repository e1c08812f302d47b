import type { RemoteNavItem } from '@atrium/contracts';
import type { RemoteRouteDefinition } from '@atrium/sdk';

export const appRoutes: RemoteRouteDefinition[] = [];

export const appNav: RemoteNavItem[] = [];
