import { useCompanyPath } from '@atrium/sdk';
import { Nav } from '@atrium/ui';

export default function Pills() {
  const path = useCompanyPath();
  return (
    <Nav
      label="Parts of the kit"
      items={[
        { label: 'Nav', to: path('ui/nav'), current: true },
        { label: 'Navbar', to: path('ui/navbar'), current: false },
        { label: 'Tabs', to: path('ui/tabs'), current: false },
      ]}
    />
  );
}
