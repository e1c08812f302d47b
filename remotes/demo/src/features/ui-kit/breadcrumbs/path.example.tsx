import { useCompanyPath } from '@atrium/sdk';
import { Breadcrumb } from '@atrium/ui';

export default function Path() {
  const path = useCompanyPath();
  return (
    <Breadcrumb
      crumbs={[
        { label: 'Home', to: path('dashboard') },
        { label: 'UI kit', to: path('ui/alerts') },
        { label: 'Cards', to: path('ui/cards') },
      ]}
    />
  );
}
