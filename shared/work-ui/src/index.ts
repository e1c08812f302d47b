export { NewTask } from './task/new-task.dialog.js';
export { Talk } from './task/talk.js';
export { AreaTeam } from './task/area-team.js';
export { MyTasks } from './task/my-tasks.widget.js';
export { TeamLoad } from './task/team-load.js';
export { preloadLayout, TaskPage } from './task/task.page.js';
export { RunningTimer } from './time/running-timer.js';
export { stopTimer } from './time/stop-timer.js';
export { TimerChoice } from './time/timer-choice.js';
