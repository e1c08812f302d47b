export { preloadLayout, TaskPage as default } from '@atrium/work-ui';
