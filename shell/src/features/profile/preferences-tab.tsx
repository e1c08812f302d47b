import type { ThemeChoice } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Card, Segmented, type Segment } from '@atrium/ui';
import { LanguageCard } from './language-card.js';
import { useTheme } from '../../theme/use-theme.js';

const themes = (): readonly Segment<ThemeChoice>[] => [
  { value: 'system', label: t('As the device'), icon: 'device-desktop' },
  { value: 'light', label: t('Light'), icon: 'sun' },
  { value: 'dark', label: t('Dark'), icon: 'moon' },
];

/** How the portal looks to this person, in every browser. */
export function PreferencesTab() {
  const { choice, choose } = useTheme();
  return (
    <>
      <LanguageCard />
      <Card title={t('Colours')} note={t('Saved at once, for every browser in which you sign in.')}>
        <Segmented label={t('Colours')} value={choice} options={themes()} onChange={choose} />
      </Card>
    </>
  );
}
