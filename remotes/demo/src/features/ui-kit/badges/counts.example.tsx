import { Count, Icon, Kbd, Pip } from '@atrium/ui';

export default function CountsAndKeys() {
  return (
    <div className="d-flex flex-wrap align-items-center gap-4">
      <span className="at-row">
        Inbox <Count value={1248} />
      </span>
      <button type="button" className="btn btn-secondary btn-icon" aria-label="Notifications, 3 unread">
        <Icon name="bell" />
        <Pip count={3} />
      </button>
      <Kbd keys={['Ctrl', 'K']} />
    </div>
  );
}
