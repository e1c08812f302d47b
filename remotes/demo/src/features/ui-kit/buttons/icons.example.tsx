import { useCompanyPath } from '@atrium/sdk';
import { Button, ButtonLink, IconButton } from '@atrium/ui';

export default function WithIcons() {
  const path = useCompanyPath();
  return (
    <div className="d-flex flex-wrap align-items-center gap-2">
      <Button icon="plus">New event</Button>
      <IconButton icon="pencil" label="Edit" />
      <IconButton icon="download" label="Download" variant="secondary" />
      <ButtonLink icon="home" to={path('dashboard')}>
        Dashboard
      </ButtonLink>
    </div>
  );
}
