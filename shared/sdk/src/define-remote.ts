import type {
  RemoteCommand,
  RemoteDescription,
  RemoteNavItem,
  RemoteRoute,
  RemoteSlot,
} from '@atrium/contracts';
import type { Slice } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { PortalStore } from './store/store.js';
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

/** A dialog that a command shows above whatever page is open. */
export type CommandDialog = ComponentType<{ onClose: () => void }>;

/**
 * Does a command without a page, and tells the person what came of it; throws the server's refusal. One that asks first
 * answers with its dialog.
 */
export interface CommandModule {
  default: (store: PortalStore) => Promise<CommandDialog | void>;
}
export interface RemoteCommandDefinition extends RemoteCommand {
  load?: () => Promise<CommandModule>;
}

/** What has code here, and what the build adds to a description. */
type Replaced = 'routes' | 'slots' | 'commands' | 'words' | 'drawings';

/** The description of a remote, with its code behind `load` functions. */
export interface RemoteDefinition extends Omit<RemoteDescription, Replaced> {
  routes: RemoteRouteDefinition[];
  slots: RemoteSlotDefinition[];
  commands?: RemoteCommandDefinition[];
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
