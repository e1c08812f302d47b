import { companyDisplayKey, DEFAULT_DISPLAY, type DisplayChoice } from '@atrium/contracts';
import { t, tellFailure, useSetting } from '@atrium/sdk';
import { Button, FormSection } from '@atrium/ui';
import { useState } from 'react';
import { DisplayControls } from '../../customizer/display-controls.js';

/** The look for everybody who has not chosen another one. */
export function CompanyDisplay() {
  const { value, save, known } = useSetting(companyDisplayKey);
  const [unsaved, setUnsaved] = useState<DisplayChoice | null>(null);
  const shown = unsaved ?? value;

  const change = async (next: DisplayChoice) => {
    setUnsaved(next);
    try {
      await save(next);
    } catch (reason) {
      tellFailure(t('The company display was not saved.'), reason);
    } finally {
      setUnsaved((latest) => (latest === next ? null : latest));
    }
  };
  return (
    <FormSection
      title={t('Display')}
      text={t('The default for everyone who has not chosen their own. Saved immediately.')}
    >
      <fieldset className="at-looks is-wide" disabled={!known} aria-label={t('Company display')}>
        <DisplayControls
          value={{ ...DEFAULT_DISPLAY, ...shown }}
          onChoose={(part) => void change({ ...shown, ...part })}
        />
        <div>
          <Button size="sm" disabled={Object.keys(shown).length === 0} onClick={() => void change({})}>
            {t('Reset to Atrium defaults')}
          </Button>
        </div>
      </fieldset>
    </FormSection>
  );
}
