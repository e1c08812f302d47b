import { Button } from '@atrium/ui';

export default function InAButton() {
  return (
    <div className="d-flex flex-wrap gap-2">
      <Button variant="primary" busy>
        Save
      </Button>
      <Button busy>Save</Button>
    </div>
  );
}
