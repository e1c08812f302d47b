import { classNames } from '../class-names.js';

export interface ProgressBarProps {
  /** 0 to `max`; a larger value is shown as full. */
  value: number;
  max?: number;
  /** What is measured, with figures: "1 h 06 min of 8 h". */
  label: string;
  thick?: boolean;
}

export function ProgressBar({ value, max = 100, label, thick }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={classNames('at-bar', thick && 'at-bar-8')} role="img" aria-label={label}>
      <i style={{ inlineSize: `${String(share * 100)}%` }} />
    </div>
  );
}
