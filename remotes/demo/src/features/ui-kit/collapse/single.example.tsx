import { Card, Collapse } from '@atrium/ui';

export default function SingleLine() {
  return (
    <Card fill="rows">
      <Collapse title="Who sees my salary?" note="Payroll" defaultOpen>
        You, and whoever prepares the payroll. Your manager does not.
      </Collapse>
    </Card>
  );
}
