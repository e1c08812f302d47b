import { MyTasks } from '@atrium/work-ui';

export default function MyTasksWidget() {
  return <MyTasks path="employee/TaskTable" />;
}
