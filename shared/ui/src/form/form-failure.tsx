import type { ApiFailure } from '@atrium/sdk';
import { Note } from '../feedback/note.js';
import { Reference } from '../states/reference.js';

/** A fault that lies in no field, above the buttons. */
export function FormFailure({ failure }: { failure: ApiFailure | null }) {
  if (!failure) return null;
  const { message, requestId } = failure.error;
  return (
    <Note tone="danger" live>
      {message}
      {requestId && failure.status >= 500 && <Reference value={requestId} />}
    </Note>
  );
}
