import { RunningTimer } from '@atrium/work-ui';

export default function TimerWidget() {
  return <RunningTimer path="employee/TaskTable" />;
}
