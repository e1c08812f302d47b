import { toast } from '@atrium/sdk';
import { Button } from '@atrium/ui';

export default function Kinds() {
  return (
    <div className="d-flex flex-wrap gap-2">
      <Button onClick={() => toast('The link is copied')}>Plain</Button>
      <Button onClick={() => toast.success('Leave approved', { text: 'Rohan Das, 2 to 3 July' })}>
        Success
      </Button>
      <Button onClick={() => toast.error('The letter was not sent', { text: 'It is kept as a draft.' })}>
        Error
      </Button>
    </div>
  );
}
