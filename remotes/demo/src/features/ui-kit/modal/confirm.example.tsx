import { confirm, toast } from '@atrium/sdk';
import { Button } from '@atrium/ui';

export default function Question() {
  const remove = async () => {
    const agreed = await confirm({
      title: 'Delete the company Acme?',
      text: 'Its data is gone for good.',
      confirmText: 'Delete',
      tone: 'danger',
    });
    if (agreed) toast('It would be deleted now');
  };
  return (
    <Button variant="danger-outline" icon="trash" onClick={() => void remove()}>
      Delete …
    </Button>
  );
}
