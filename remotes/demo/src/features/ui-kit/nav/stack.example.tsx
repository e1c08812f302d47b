import { useCompanyPath } from '@atrium/sdk';
import { Nav } from '@atrium/ui';

export default function Stack() {
  const path = useCompanyPath();
  return (
    <div className="at-grid">
      <div className="at-c4">
        <Nav
          look="stack"
          label="Mailboxes"
          items={[
            { label: 'Inbox', to: path('ui/nav'), current: true, icon: 'mail', count: 12 },
            { label: 'Sent', to: path('ui/alerts'), current: false, icon: 'send' },
            { label: 'Archive', to: path('ui/badges'), current: false, icon: 'archive' },
          ]}
        />
      </div>
    </div>
  );
}
