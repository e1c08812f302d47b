import { addIcons } from './icon-set.js';

/** Loads the icons that only remotes draw. Call it before the first page that draws one. */
export async function loadMoreIcons(): Promise<void> {
  const { MORE_ICONS } = await import('./more-icons.js');
  addIcons(MORE_ICONS);
}
