import { Spinner } from '@atrium/ui';

export default function Spinners() {
  return (
    <div className="d-flex flex-wrap align-items-center gap-6">
      <Spinner label="Reading the session" large />
      <span className="at-row at-13">
        <Spinner /> Sending
      </span>
    </div>
  );
}
