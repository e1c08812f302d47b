import type { ApiFailure } from '@atrium/sdk';
import { Note } from '../feedback/note.js';
import { Reference } from '../states/reference.js';

/** On a phone the message would appear below the visible part. */
const show = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' });

/** A failure that concerns no single field, above the buttons. */
export function FormFailure({ failure }: { failure: ApiFailure | null }) {
  if (!failure) return null;
  const { message, requestId } = failure.error;
  return (
    <div ref={show}>
      <Note tone="danger" live>
        {message}
        {requestId && failure.status >= 500 && <Reference value={requestId} />}
      </Note>
    </div>
  );
}
