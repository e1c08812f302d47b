import { CHANGE_TOPIC_LABELS, type ChangeTopic } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import { IconButton } from '@atrium/ui';

export type AskChange = (topic: ChangeTopic) => void;

/** Beside a detail that only HR changes: asks for a change of it. Nothing where nobody may ask. */
export function AskButton({ topic, ask }: { topic: ChangeTopic; ask: AskChange | undefined }) {
  if (!ask) return null;
  return (
    <IconButton
      icon="pencil"
      label={t('Ask for a change: {what}', { what: translate(CHANGE_TOPIC_LABELS[topic]) })}
      onClick={() => ask(topic)}
    />
  );
}
