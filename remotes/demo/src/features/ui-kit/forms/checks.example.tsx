import { CheckField, Switch } from '@atrium/ui';
import { useState } from 'react';

export default function Checks() {
  const [on, setOn] = useState(true);
  return (
    <div className="at-stack-y">
      <CheckField label="Send me a copy" defaultChecked help="It goes to your own address." />
      <CheckField label="I have read the terms" error="Read them before you go on." />
      <span className="at-row at-13">
        <Switch label="Email in the evening" checked={on} onChange={setOn} />
        Email in the evening
      </span>
    </div>
  );
}
