import { Badge } from '@atrium/ui';

export default function Kinds() {
  return (
    <div className="d-flex flex-wrap gap-2">
      <Badge>Draft</Badge>
      <Badge tone="accent">Chosen</Badge>
      <Badge tone="success">Paid</Badge>
      <Badge tone="warning">Due today</Badge>
      <Badge tone="danger">Overdue</Badge>
      <Badge tone="info">New</Badge>
      <Badge tone="leave">On leave</Badge>
      <Badge tone="line">Design</Badge>
    </div>
  );
}
