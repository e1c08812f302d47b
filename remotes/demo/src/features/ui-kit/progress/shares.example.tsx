import { ShareBar, StatusText } from '@atrium/ui';

const PARTS = [
  { label: 'In', value: 31, tone: 'success' },
  { label: 'On a break', value: 4, tone: 'warning' },
  { label: 'Not in', value: 7, tone: 'neutral' },
] as const;

export default function Shares() {
  return (
    <div className="at-stack-y">
      <ShareBar parts={PARTS} />
      <div className="d-flex flex-wrap gap-4 at-13">
        {PARTS.map(({ label, value, tone }) => (
          <StatusText key={label} tone={tone}>
            {label} {value}
          </StatusText>
        ))}
      </div>
    </div>
  );
}
