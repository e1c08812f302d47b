import { isIcon, type IconName } from './icon-set.js';

/** The icon that a manifest names, or a generic one if this kit does not have it. */
export const iconNamed = (name: string): IconName => (isIcon(name) ? name : 'apps');
