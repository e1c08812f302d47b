import { defineNav, defineRoutes } from '@atrium/sdk';

export const appRoutes = defineRoutes([]);

export const appNav = defineNav([]);
