import { Card } from '@atrium/ui';

export default function Columns() {
  return (
    <div className="at-grid">
      <div className="at-c8">
        <Card title="Two thirds">The work itself.</Card>
      </div>
      <div className="at-c4">
        <Card title="One third">What stands beside it.</Card>
      </div>
      <div className="at-c6">
        <Card title="One half">Six of twelve columns.</Card>
      </div>
      <div className="at-c6">
        <Card title="One half">Six of twelve columns.</Card>
      </div>
    </div>
  );
}
