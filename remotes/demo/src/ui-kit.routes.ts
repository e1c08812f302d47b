import { defineNav, defineRoutes } from '@atrium/sdk';

export const uiKitRoutes = defineRoutes([]);

export const uiKitNav = defineNav([]);
