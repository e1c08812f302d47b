import { Button, Tooltip } from '@atrium/ui';

export default function Hint() {
  return (
    <Tooltip text="Everybody with a release is told at once.">
      <Button>Publish</Button>
    </Tooltip>
  );
}
