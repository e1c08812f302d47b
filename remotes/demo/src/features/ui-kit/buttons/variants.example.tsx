import { Button } from '@atrium/ui';

export default function Variants() {
  return (
    <div className="d-flex flex-wrap gap-2">
      <Button variant="primary">Save</Button>
      <Button>Cancel</Button>
      <Button variant="ghost">Skip</Button>
      <Button variant="danger-outline">Decline</Button>
      <Button variant="danger">Delete company</Button>
      <Button disabled>Not yet</Button>
    </div>
  );
}
