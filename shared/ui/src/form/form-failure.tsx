import { Note } from '../feedback/note.js';
import type { Failure } from './failure.js';

/** A fault that lies in no field, above the buttons. */
export function FormFailure({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <Note tone="danger" live>
      {failure.message}
      {failure.requestId && <span className="at-12 d-block">Reference {failure.requestId}</span>}
    </Note>
  );
}
