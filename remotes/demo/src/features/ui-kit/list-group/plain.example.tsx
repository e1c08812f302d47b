import { Card, Icon, ListRow } from '@atrium/ui';

export default function PlainList() {
  return (
    <Card title="Documents" count={3} fill="rows">
      <ListRow lead={<Icon name="file" />} title="Offer letter" text="PDF, 120 kB" />
      <ListRow lead={<Icon name="file" />} title="Contract" text="PDF, 340 kB" />
      <ListRow lead={<Icon name="file" />} title="Identity card" text="Image, 1.2 MB" />
    </Card>
  );
}
