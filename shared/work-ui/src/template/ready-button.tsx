import type { CreateTaskTemplate } from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import { Button } from '@atrium/ui';
import { useState } from 'react';
import type { ReadyTemplatesProps } from './ready-templates.dialog.js';
import { useKeepsTemplates } from './use-kept-tabs.js';

const ReadyDialog = lazyDialog<ReadyTemplatesProps>(() => import('./ready-templates.dialog.js'));
const TemplateDialog = lazyDialog(() => import('./template.dialog.js'));

/** Adds a template that comes with the portal: it is shown first, to be changed. */
export function ReadyButton() {
  const keeps = useKeepsTemplates();
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<CreateTaskTemplate | null>(null);
  if (!keeps) return null;
  const choose = (template: CreateTaskTemplate) => {
    setChoosing(false);
    setChosen(template);
  };
  return (
    <>
      <Button size="sm" icon="list" onClick={() => setChoosing(true)}>
        {t('Ready-made templates')}
      </Button>
      {choosing && <ReadyDialog onChoose={choose} onClose={() => setChoosing(false)} />}
      {chosen && (
        <TemplateDialog row={null} first={{ ...chosen, people: [] }} onClose={() => setChosen(null)} />
      )}
    </>
  );
}
