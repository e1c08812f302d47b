import { classNames } from '../class-names.js';

/** Only for loading the session and inside a busy button. Pages show a skeleton instead. */
export function Spinner({ label, large }: { label?: string; large?: boolean }) {
  const meaning = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span className={classNames('at-spin', large && 'at-spin-lg')} {...meaning} />;
}
