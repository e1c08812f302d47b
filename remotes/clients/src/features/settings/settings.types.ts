import type { LazyPage } from '@atrium/sdk';
import type { ClientResource } from '../../shared/use-may-set-up.js';

/** One of the things that managers set up: a part of the settings tab with its own address. */
export interface SettingsSection {
  /** In the address: `client/management?show=settings&part=`. */
  key: string;
  title: () => string;
  /** One sentence below the title. */
  text: () => string;
  /** Its managers set it up, as far as they may change it; one of `SET_UP`. */
  resource: ClientResource;
  /** Loads, fails and saves by itself; a Card or several below each other. */
  Part: LazyPage<object>;
}
