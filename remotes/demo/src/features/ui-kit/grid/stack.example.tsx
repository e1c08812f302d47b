import { Card } from '@atrium/ui';

export default function Stacks() {
  return (
    <div className="at-grid">
      <div className="at-c6 at-col">
        <Card title="First">One column stacks its cards,</Card>
        <Card title="Second">with the gap of the grid.</Card>
      </div>
      <div className="at-c6 at-col">
        <Card title="Third">The other one is as long as what it holds.</Card>
      </div>
    </div>
  );
}
