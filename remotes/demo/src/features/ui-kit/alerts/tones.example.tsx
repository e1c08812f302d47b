import { Note } from '@atrium/ui';

export default function Tones() {
  return (
    <div className="at-stack-y">
      <Note>Changes apply from 1 July.</Note>
      <Note tone="success">All 186 payslips are ready.</Note>
      <Note tone="warning">3 people have no bank account yet.</Note>
      <Note tone="danger">The file could not be read. Save it as CSV and try again.</Note>
    </div>
  );
}
