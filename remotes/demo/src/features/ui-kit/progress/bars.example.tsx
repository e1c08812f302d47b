import { ProgressBar } from '@atrium/ui';

export default function Bars() {
  return (
    <div className="at-stack-y">
      <ProgressBar value={66} max={480} label="1 h 06 min of 8 h" />
      <ProgressBar thick value={115} max={186} label="115 of 186 payslips" />
    </div>
  );
}
