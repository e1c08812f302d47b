import { OwnFiles } from './own-files.js';
import { OwnList } from './own-list.js';
import { OwnMeeting } from './own-meeting.js';
import { OwnMessages } from './own-messages.js';
import { OwnMilestones } from './own-milestones.js';
import { OwnTasks } from './own-tasks.js';

/** What a client who signs in has with the company. */
export default function OwnWork() {
  return (
    <div className="d-flex flex-column gap-3">
      <OwnMeeting />
      <OwnMilestones />
      <OwnList />
      <OwnTasks />
      <OwnFiles />
      <OwnMessages />
    </div>
  );
}
