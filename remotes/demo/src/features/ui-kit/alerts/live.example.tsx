import { Button, Note } from '@atrium/ui';
import { useState } from 'react';

export default function Announced() {
  const [failed, setFailed] = useState(false);
  return (
    <div className="at-stack-y">
      <div>
        <Button onClick={() => setFailed(!failed)}>{failed ? 'Begin anew' : 'Send'}</Button>
      </div>
      {failed && (
        <Note tone="danger" live>
          The message was not sent. What you wrote is kept.
        </Note>
      )}
    </div>
  );
}
