import { Metrics } from '@atrium/ui';

export default function Figures() {
  return (
    <Metrics
      label="This month"
      items={[
        { label: 'Present', value: 142, delta: '76% of 186', tone: 'success' },
        { label: 'On leave', value: 9, tone: 'leave' },
        { label: 'Late', value: 4, delta: '2 fewer than in May', tone: 'warning' },
      ]}
    />
  );
}
