import { Button, Chart } from '@atrium/ui';
import { useState } from 'react';

const SHARED = { kind: 'bar', unit: 'orders a day', by: 'Day', points: [], series: [] } as const;
const NO_ANSWER = { status: 503, error: { code: 'UNAVAILABLE', message: 'The shop did not answer.' } };

export default function ChartStates() {
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(true);
  return (
    <div className="at-stack-y">
      <Chart {...SHARED} title="No orders yet" empty="Orders will appear here after the first sale." />
      <Chart {...SHARED} title="Orders on the way" loading={loading} />
      <Button size="sm" aria-pressed={loading} onClick={() => setLoading(!loading)}>
        Loading
      </Button>
      <Chart
        {...SHARED}
        title="Orders"
        {...(failed && { failure: { error: NO_ANSWER, onRetry: () => setFailed(false) } })}
      />
    </div>
  );
}
