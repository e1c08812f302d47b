import { lazyPage } from '@atrium/sdk';
import { loadMoreIcons } from '../icon/load-more-icons.js';
import type { FileViewerProps } from './viewer.types.js';

/** Loaded with the first file that is opened. Needs a Suspense around it, as every page has. */
export const FileViewer = lazyPage<FileViewerProps>(async () => {
  const [part] = await Promise.all([import('./file-viewer.js'), loadMoreIcons()]);
  return { default: part.FileViewer };
});
