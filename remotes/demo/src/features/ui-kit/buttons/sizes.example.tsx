import { Button } from '@atrium/ui';

export default function Sizes() {
  return (
    <div className="d-flex flex-wrap align-items-center gap-2">
      <Button size="xs">In a row</Button>
      <Button size="sm">In a toolbar</Button>
      <Button>In a form</Button>
      <Button size="lg">At sign-in</Button>
    </div>
  );
}
