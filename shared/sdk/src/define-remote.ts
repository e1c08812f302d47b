import type { RemoteDescription, RemoteNavItem, RemoteRoute, RemoteSlot } from '@atrium/contracts';
import type { Slice } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { TextSource } from './language/language.types.js';

/** A page or widget has no properties; it gets what it needs from the SDK. */
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

/** The description of a remote, with its code behind `load` functions. */
export interface RemoteDefinition extends Omit<RemoteDescription, 'routes' | 'slots' | 'words' | 'drawings'> {
  routes: RemoteRouteDefinition[];
  slots: RemoteSlotDefinition[];
  /** Slices of the store that the remote's pages need; injected before its first page is shown. */
  slices?: () => Promise<{ default: readonly Slice[] }>;
  /** The remote's translations, from its folder `locales`; fetched before its first page is shown. */
  texts?: TextSource;
}

/**
 * Defines a remote. The build also runs this in Node to write `remote.manifest.json` and never calls a `load`, so
 * `remote.ts` must not import anything that needs a browser.
 */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}

/** Routes of a remote with many of them, in a separate file `<name>.routes.ts` beside `remote.ts`. */
export const defineRoutes = (routes: RemoteRouteDefinition[]): RemoteRouteDefinition[] => routes;

/** The menu entries of such routes. */
export const defineNav = (nav: RemoteNavItem[]): RemoteNavItem[] => nav;

/** Joins the catalogues of a remote with those of its area. */
export { joinTexts } from './language/join-texts.js';
