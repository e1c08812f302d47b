import { addIcons } from './icon-set.js';

/** Fetches the icons that only remotes draw: before the first page that draws one of them. */
export async function loadMoreIcons(): Promise<void> {
  const { MORE_ICONS } = await import('./more-icons.js');
  addIcons(MORE_ICONS);
}
