import { ICONS, type IconName } from './icon-set.js';

/** The icon that a manifest names, or the sign of an app if this kit does not have it. */
export function iconNamed(name: string): IconName {
  return name in ICONS ? (name as IconName) : 'apps';
}
