import type { ThemeChoice } from '@atrium/contracts';
import { Card, Segmented, type Segment } from '@atrium/ui';
import { useTheme } from '../../theme/use-theme.js';

const THEMES: readonly Segment<ThemeChoice>[] = [
  { value: 'system', label: 'As the device', icon: 'device-desktop' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
];

/** How the portal looks to this person, in every browser. */
export function PreferencesTab() {
  const { choice, choose } = useTheme();
  return (
    <Card title="Colours" note="Saved at once, for every browser in which you sign in.">
      <Segmented label="Colours" value={choice} options={THEMES} onChange={choose} />
    </Card>
  );
}
