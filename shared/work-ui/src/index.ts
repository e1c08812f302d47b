export { MyTasks } from './task/my-tasks.widget.js';
export { TaskPage } from './task/task.page.js';
