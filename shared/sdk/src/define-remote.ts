import type { RemoteDescription, RemoteNavItem, RemoteRoute, RemoteSlot } from '@atrium/contracts';
import type { Slice } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { TextSource } from './language/language.types.js';

/** A page or widget takes no properties: what it needs it asks the SDK for. */
export interface PageModule {
  default: ComponentType;
}
type Load = () => Promise<PageModule>;

export interface RemoteRouteDefinition extends RemoteRoute {
  load: Load;
}
export interface RemoteSlotDefinition extends RemoteSlot {
  load: Load;
}

/** What a remote says of itself, with its code behind `load` functions. */
export interface RemoteDefinition extends Omit<RemoteDescription, 'routes' | 'slots' | 'words'> {
  routes: RemoteRouteDefinition[];
  slots: RemoteSlotDefinition[];
  /** Slices of the store that the remote's pages need; injected before its first page shows. */
  slices?: () => Promise<{ default: readonly Slice[] }>;
  /** The remote's texts in other languages, from its folder `locales`; fetched before its first page shows. */
  texts?: TextSource;
}

/**
 * The single source of a remote. The build reads it in Node for `remote.manifest.json` and never calls a `load`,
 * so `remote.ts` imports this and nothing that needs a browser.
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}

/** Routes of a remote that has many, in a file of their own: `<name>.routes.ts` beside its `remote.ts`. */
export const defineRoutes = (routes: RemoteRouteDefinition[]): RemoteRouteDefinition[] => routes;

/** The menu entries that go with them. */
export const defineNav = (nav: RemoteNavItem[]): RemoteNavItem[] => nav;

/** The catalogues of a remote together with those of its area. */
export { joinTexts } from './language/join-texts.js';
