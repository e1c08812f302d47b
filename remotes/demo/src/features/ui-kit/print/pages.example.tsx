import { PrintSection, PrintSheet } from '@atrium/ui';

export default function TwoPages() {
  return (
    <PrintSheet title="Proposal" subtitle="Lotus Diagnostics" date="2026-07-01T07:00:00Z">
      <PrintSection title="Summary">Social media and ads for six months.</PrintSection>
      <PrintSection title="Terms" newPage>
        These start on a page of their own.
      </PrintSection>
    </PrintSheet>
  );
}
