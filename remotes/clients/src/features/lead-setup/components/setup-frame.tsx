import type { LeadSetup } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, FormFailure, Loaded, SkeletonCards } from '@atrium/ui';
import { useState, type ReactNode } from 'react';
import { useReadLeadSetupQuery } from '../../../shared/lead-setup.api.js';
import { useSetupForm, type SetupForm } from '../use-setup-form.js';

interface SetupFrameProps {
  render: (form: SetupForm, setup: LeadSetup) => ReactNode;
}

/** One section of what is set up for leads, with its button. */
export function SetupFrame({ render }: SetupFrameProps) {
  const query = useReadLeadSetupQuery();
  return (
    <Loaded
      of={query}
      title={t('The settings did not load')}
      skeleton={<SkeletonCards cards={1} rows={8} label={t('Loading the settings')} />}
    >
      {(data) => <Started setup={data} render={render} />}
    </Loaded>
  );
}

/** What others save meanwhile does not touch the input; saving it is refused by the version. */
function Started({ setup, render }: SetupFrameProps & { setup: LeadSetup }) {
  const [now, setNow] = useState(setup);
  return <Editor key={now.version} setup={now} onSaved={setNow} render={render} />;
}

interface EditorProps extends SetupFrameProps {
  setup: LeadSetup;
  onSaved: (setup: LeadSetup) => void;
}

function Editor({ setup, onSaved, render }: EditorProps) {
  const form = useSetupForm(setup, onSaved);
  return (
    <form className="d-grid gap-3" noValidate onSubmit={form.onSubmit}>
      {render(form, setup)}
      <FormFailure failure={form.failure} />
      <div className="at-actions">
        <Button variant="primary" type="submit" busy={form.busy} disabled={!form.dirty}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
