import { Button, Tooltip } from '@atrium/ui';

export default function Hint() {
  return (
    <Tooltip text="Everyone with a release is notified immediately.">
      <Button>Publish</Button>
    </Tooltip>
  );
}
