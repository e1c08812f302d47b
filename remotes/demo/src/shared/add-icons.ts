import { loadMoreIcons } from '@atrium/ui';

// A page that imports this is there once its icons are.
await loadMoreIcons();
