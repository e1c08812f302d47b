import { Badge, Card, Count, ListRow } from '@atrium/ui';

export default function CompactList() {
  return (
    <Card fill="rows">
      <ListRow compact title="Inbox" end={<Count value={12} />} />
      <ListRow compact title="Sent" />
      <ListRow
        compact
        wrap
        title="Drafts"
        text="A text that is longer than its line takes as many lines as it needs instead of being cut off at the end."
        end={<Badge tone="line">Private</Badge>}
      />
    </Card>
  );
}
