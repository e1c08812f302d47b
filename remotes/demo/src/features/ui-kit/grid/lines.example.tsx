import { Avatar, Badge, Button } from '@atrium/ui';

export default function Lines() {
  return (
    <div className="at-between">
      <span className="at-row">
        <Avatar name="Riya Kapoor" />
        <span className="at-clip">Riya Kapoor, with a name that may be longer than its line</span>
        <Badge tone="info">New</Badge>
      </span>
      <Button size="sm">Open</Button>
    </div>
  );
}
