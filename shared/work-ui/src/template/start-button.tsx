import type { CreateTaskTemplate } from '@atrium/contracts';
import { lazyDialog, newRequestKey, t, useStep } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import type { ReadyTemplatesProps } from './ready-templates.dialog.js';
import type { StartDialogProps } from './start-template.dialog.js';
import { templateApi } from './template.api.js';
import { useKeptTabs } from './use-kept-tabs.js';

const StartDialog = lazyDialog<StartDialogProps>(() => import('./start-template.dialog.js'));
const ReadyDialog = lazyDialog<ReadyTemplatesProps>(() => import('./ready-templates.dialog.js'));
const ALL: object = { sort: 'name', limit: 100 };

/** Makes the tasks of a template. Who keeps templates begins with a ready-made one where the company has none. */
export default function StartButton() {
  const { data } = templateApi.useList(ALL);
  const kept = useKeptTabs();
  const [open, setOpen] = useState(false);
  if (!data || (data.items.length === 0 && kept.length === 0)) return null;
  return (
    <>
      <Button size="sm" icon="list" onClick={() => setOpen(true)}>
        {t('Start from a template')}
      </Button>
      {open && data.items.length > 0 && <StartDialog templates={data.items} onClose={() => setOpen(false)} />}
      {open && data.items.length === 0 && <FirstTemplate kept={kept} onClose={() => setOpen(false)} />}
    </>
  );
}

interface FirstTemplateProps {
  kept: ReturnType<typeof useKeptTabs>;
  onClose: () => void;
}

/** Adds the first template; the dialog that starts it follows by itself. */
function FirstTemplate({ kept, onClose }: FirstTemplateProps) {
  const { create } = templateApi.useCalls();
  const { take } = useStep();
  const add = ({ tab, ...template }: CreateTaskTemplate) => {
    const own = kept.includes(tab) ? tab : (kept[0] ?? null);
    void take({ work: () => create({ key: newRequestKey(), body: { ...template, tab: own } }) });
  };
  return <ReadyDialog onChoose={add} onClose={onClose} />;
}
