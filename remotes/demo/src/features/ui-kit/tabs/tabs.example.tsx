import { Tabs } from '@atrium/ui';
import { useState } from 'react';

const TABS = [
  { value: 'details', label: 'Details' },
  { value: 'files', label: 'Files', count: 3 },
  { value: 'history', label: 'History' },
] as const;

const PANELS = {
  details: 'Designer in the Mumbai studio since 2021.',
  files: 'Offer letter, contract, identity card.',
  history: 'Nothing was changed this year.',
};

export default function TabsOfAPanel() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('details');
  return (
    <Tabs label="About Riya Kapoor" value={tab} tabs={TABS} onChange={setTab}>
      <p className="at-13 mt-3">{PANELS[tab]}</p>
    </Tabs>
  );
}
