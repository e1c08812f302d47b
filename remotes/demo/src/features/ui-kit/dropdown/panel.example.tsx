import { Avatar, Button, ListRow, Panel } from '@atrium/ui';

export default function SmallSheet() {
  return (
    <Panel label="Newest messages" button="Messages" className="btn btn-secondary">
      {(close) => (
        <>
          <div className="at-panel-h">
            <h2>Messages</h2>
            <Button size="xs" variant="ghost" onClick={close}>
              Close
            </Button>
          </div>
          <ListRow lead={<Avatar name="Riya Kapoor" />} title="Riya Kapoor" text="The plan is ready." />
          <ListRow lead={<Avatar name="Yash Thakur" />} title="Yash Thakur" text="See you at ten." />
        </>
      )}
    </Panel>
  );
}
