import { ApprovalBlock, type ApprovalStep } from '@atrium/ui';
import { useState } from 'react';

const FIRST: ApprovalStep = {
  id: 'leader',
  name: 'Meera Pillai',
  role: 'Team leader',
  state: 'approved',
  at: '2026-06-29T04:32:00Z',
  reason: 'Enough people are in that week.',
};
const LAST: ApprovalStep = { id: 'hr', name: 'HR', state: 'waiting' };

export default function FullApproval() {
  const [mine, setMine] = useState<ApprovalStep>({
    id: 'head',
    name: 'Karthik Subramanian',
    role: 'Head of design',
    state: 'waiting',
  });
  return (
    <ApprovalBlock
      label="Leave of Rohan Das, 2 to 3 July"
      steps={[FIRST, mine, LAST]}
      decide={
        mine.state === 'waiting'
          ? async (state, reason) => {
              await Promise.resolve();
              setMine({ ...mine, state, reason, at: new Date().toISOString() });
            }
          : undefined
      }
    />
  );
}
