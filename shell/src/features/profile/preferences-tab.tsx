import { t, usePortalStore } from '@atrium/sdk';
import { Card } from '@atrium/ui';
import { displayChosen } from '../../customizer/customizer.slice.js';
import { DisplayControls } from '../../customizer/display-controls.js';
import { LanguageCard } from './language-card.js';
import { useDisplay } from '../../customizer/use-display.js';

/** How the portal looks to this person, in every browser. */
export function PreferencesTab() {
  const store = usePortalStore();
  const display = useDisplay();
  return (
    <>
      <LanguageCard />
      <Card title={t('Display')} note={t('Saved immediately, for every browser where you sign in.')}>
        <div className="at-looks">
          <DisplayControls value={display} onChoose={(part) => store.dispatch(displayChosen(part))} />
        </div>
      </Card>
    </>
  );
}
