import { SkeletonCards } from '@atrium/ui';
import { useState } from 'react';
import { useListOwnFilesQuery } from '../../../shared/client-file.api.js';
import { useListOwnClientsQuery } from '../../../shared/message.api.js';
import { useReadOwnMeetingQuery } from '../../../shared/own-meeting.api.js';
import { useListOwnTasksQuery } from '../../../shared/own-task.api.js';
import { useListOwnMilestonesQuery } from '../../../shared/project.api.js';
import { useListOwnProposalsQuery } from '../../../shared/proposal.api.js';
import { OwnFiles } from './own-files.js';
import { OwnList } from './own-list.js';
import { OwnMeeting } from './own-meeting.js';
import { OwnMessages } from './own-messages.js';
import { OwnMilestones } from './own-milestones.js';
import { OwnTasks } from './own-tasks.js';

/** What a client who signs in has with the company. */
export default function OwnWork() {
  const areKnown = useAreKnown();
  if (!areKnown) return <SkeletonCards />;
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

/**
 * Whether every part has its answer; each is of any height or not there, so one that arrived later would push those
 * below it down. Once true it stays true, because a part requests failed data again by itself.
 */
function useAreKnown(): boolean {
  const clients = useListOwnClientsQuery();
  const clientId = clients.data?.items[0]?.id ?? '';
  const parts = [
    useReadOwnMeetingQuery(),
    useListOwnMilestonesQuery(),
    useListOwnProposalsQuery(),
    useListOwnTasksQuery(),
    clients,
    // Of the one client that nearly everybody has.
    useListOwnFilesQuery(clientId, { skip: clientId === '' }),
  ];
  const [areKnown, setKnown] = useState(false);
  if (!areKnown && parts.every(({ isLoading }) => !isLoading)) setKnown(true);
  return areKnown;
}
