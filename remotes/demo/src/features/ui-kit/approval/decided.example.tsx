import { ApprovalBlock } from '@atrium/ui';

export default function DecidedApproval() {
  return (
    <ApprovalBlock
      label="Leave of Tejas Gowda, 10 July"
      steps={[
        {
          id: 'leader',
          name: 'Zoya Khan',
          role: 'Team leader',
          state: 'declined',
          at: '2026-07-04T09:10:00Z',
          decidedBy: 'Meera Pillai',
          reason: 'Web would have four people, and keeps five.',
        },
        { id: 'hr', name: 'HR', state: 'waiting' },
      ]}
    />
  );
}
