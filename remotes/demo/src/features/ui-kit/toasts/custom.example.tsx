import { toast } from '@atrium/sdk';
import { Button, Person } from '@atrium/ui';

export default function OwnContent() {
  return (
    <Button onClick={() => toast.custom(<Person name="Riya Kapoor">Riya Kapoor is here</Person>)}>
      Show
    </Button>
  );
}
