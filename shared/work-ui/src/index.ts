export { TaskPage } from './task/task.page.js';
