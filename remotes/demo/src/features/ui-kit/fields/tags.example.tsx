import { TagsField } from '@atrium/ui';

export default function Tags() {
  return (
    <TagsField
      label="Tags"
      help="Type a new one, or choose"
      defaultValue={['urgent']}
      offered={['urgent', 'waiting', 'billable', 'internal']}
    />
  );
}
