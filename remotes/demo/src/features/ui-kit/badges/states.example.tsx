import { StatusBadge, StatusText } from '@atrium/ui';

export default function States() {
  return (
    <div className="at-stack-y">
      <div className="d-flex flex-wrap gap-2">
        <StatusBadge tone="info">In review</StatusBadge>
        <StatusBadge tone="success">Approved</StatusBadge>
        <StatusBadge tone="danger">Declined</StatusBadge>
      </div>
      <div className="d-flex flex-wrap gap-4 at-13">
        <StatusText tone="success">In since 09:24</StatusText>
        <StatusText tone="warning">On a break</StatusText>
        <StatusText tone="ring">Not in yet</StatusText>
      </div>
    </div>
  );
}
