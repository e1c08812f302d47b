import type { CreateTaskTemplate } from '@atrium/contracts';
import { formatList, t } from '@atrium/sdk';
import { Dialog, Icon, ListRow } from '@atrium/ui';
import { readyTemplates } from './ready-templates.js';

export interface ReadyTemplatesProps {
  onChoose: (template: CreateTaskTemplate) => void;
  onClose: () => void;
}

const TITLES = 3;

/** What comes with the portal, as a start for templates of the company's own. */
export default function ReadyTemplatesDialog({ onChoose, onClose }: ReadyTemplatesProps) {
  return (
    <Dialog title={t('Ready-made templates')} onClose={onClose}>
      {readyTemplates().map((template) => (
        <ListRow
          key={template.name}
          wrap
          lead={<Icon name="list" />}
          title={<bdi>{template.name}</bdi>}
          text={t('{count, plural, one {# task: {titles}…} other {# tasks: {titles}…}}', {
            count: template.tasks.length,
            titles: formatList(template.tasks.slice(0, TITLES).map(({ title }) => title)),
          })}
          onPress={() => onChoose(template)}
        />
      ))}
    </Dialog>
  );
}
