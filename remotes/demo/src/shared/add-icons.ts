import { loadMoreIcons } from '@atrium/ui';

// A page that imports this module is loaded once its icons are.
await loadMoreIcons();
