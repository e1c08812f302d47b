import { TimerChoice } from '@atrium/work-ui';

export default function TimerChoiceWidget() {
  return <TimerChoice />;
}
