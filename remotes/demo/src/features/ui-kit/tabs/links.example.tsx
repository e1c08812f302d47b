import { useCompanyPath } from '@atrium/sdk';
import { LinkTabs } from '@atrium/ui';

export default function TabsWithAddresses() {
  const path = useCompanyPath();
  return (
    <LinkTabs
      label="Views of the kit"
      tabs={[
        { label: 'Tabs', to: path('ui/tabs'), current: true },
        { label: 'Nav', to: path('ui/nav'), current: false },
      ]}
    />
  );
}
