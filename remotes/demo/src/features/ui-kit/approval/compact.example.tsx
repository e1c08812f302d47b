import { ApprovalBlock, type ApprovalStep } from '@atrium/ui';
import { useState } from 'react';

export default function CompactApproval() {
  const [step, setStep] = useState<ApprovalStep>({
    id: 'leader',
    name: 'Meera Pillai',
    state: 'waiting',
  });
  const steps: ApprovalStep[] = [step, { id: 'hr', name: 'HR', state: 'skipped' }];
  return (
    <ApprovalBlock
      compact
      label="Leave of Bhavna Kulkarni, 9 to 14 July"
      steps={steps}
      decide={async (state, reason) => {
        await Promise.resolve();
        setStep({ ...step, state, reason });
      }}
    />
  );
}
