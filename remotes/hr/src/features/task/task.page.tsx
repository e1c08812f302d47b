export { TaskPage as default } from '@atrium/work-ui';
