import { useCompanyPath } from '@atrium/sdk';
import { LinkTabs } from '@atrium/ui';

export default function ViewsOfAPage() {
  const path = useCompanyPath();
  return (
    <LinkTabs
      label="Views of the day"
      tabs={[
        { label: 'Day board', to: path('ui/nav'), current: true, count: 42 },
        { label: 'My attendance', to: path('ui/tabs'), current: false },
      ]}
    />
  );
}
