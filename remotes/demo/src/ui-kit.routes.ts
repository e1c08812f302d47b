import type { RemoteNavItem } from '@atrium/contracts';
import type { RemoteRouteDefinition } from '@atrium/sdk';

export const uiKitRoutes: RemoteRouteDefinition[] = [];

export const uiKitNav: RemoteNavItem[] = [];
