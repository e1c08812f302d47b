import { useCompanyPath } from '@atrium/sdk';
import { BrandMark, Button, Navbar } from '@atrium/ui';

export default function BarOfAPage() {
  const path = useCompanyPath();
  return (
    <Navbar
      label="Client portal"
      brand={
        <span className="at-row">
          <BrandMark /> Northlight
        </span>
      }
      links={[
        { label: 'Proposals', to: path('ui/navbar'), current: true },
        { label: 'Invoices', to: path('ui/cards') },
        { label: 'Files', to: path('ui/list-group') },
      ]}
      actions={<Button size="sm">Sign out</Button>}
    />
  );
}
