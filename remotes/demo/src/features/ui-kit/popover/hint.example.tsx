import { Button, Popover } from '@atrium/ui';

export default function Hint() {
  return (
    <Popover title="How is overtime counted?" button="What is this?">
      {(close) => (
        <div className="at-stack-y">
          <span>Minutes beyond the shift, once a day has more than fifteen of them.</span>
          <div>
            <Button size="xs" onClick={close}>
              Got it
            </Button>
          </div>
        </div>
      )}
    </Popover>
  );
}
