import { Button, Card } from '@atrium/ui';

export default function PlainCard() {
  return (
    <Card
      title="Leave balance"
      note="2026"
      actions={
        <Button size="xs" variant="ghost">
          Ask for leave
        </Button>
      }
      footer="Carried over until 31 March."
    >
      14 of 20 days are left.
    </Card>
  );
}
