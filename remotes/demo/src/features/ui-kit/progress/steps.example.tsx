import { Button, Steps } from '@atrium/ui';
import { useState } from 'react';

const STEPS = ['File', 'Columns', 'Check', 'Done'];

export default function StepByStep() {
  const [at, setAt] = useState(1);
  return (
    <div className="at-stack-y">
      <Steps label="Import" steps={STEPS} at={at} />
      <div>
        <Button onClick={() => setAt((at + 1) % STEPS.length)}>Next step</Button>
      </div>
    </div>
  );
}
