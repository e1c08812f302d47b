import { useCompanyPath } from '@atrium/sdk';
import { Breadcrumb } from '@atrium/ui';

const PLACES = ['dashboard', 'ui/alerts', 'ui/cards', 'ui/grid', 'ui/table', 'ui/forms'];

export default function LongPath() {
  const path = useCompanyPath();
  const crumbs = PLACES.map((place) => ({ label: `A place with a longer name: ${place}`, to: path(place) }));
  return <Breadcrumb crumbs={crumbs} />;
}
