import type { Message } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { Button, classNames, RelativeTime } from '@atrium/ui';
import type { Unsent } from './outbox.rules.js';

interface BubbleProps {
  message: Message;
  /** The last message that the other person has read. */
  lastRead: boolean;
}

export function Bubble({ message: { mine, text, sentAt }, lastRead }: BubbleProps) {
  return (
    <li className={classNames('at-bubble', mine && 'is-mine')}>
      <span className="visually-hidden">{mine ? t('You:') : t('They:')} </span>
      <p dir="auto">{text}</p>
      <small>
        <RelativeTime at={sentAt} />
        {lastRead && ` · ${t('Read')}`}
      </small>
    </li>
  );
}

interface UnsentBubbleProps {
  message: Unsent;
  onRetry: () => void;
  onDiscard: () => void;
}

export function UnsentBubble({ message: { text, failure }, onRetry, onDiscard }: UnsentBubbleProps) {
  return (
    <li className={classNames('at-bubble is-mine', failure === null ? 'is-going' : 'is-failed')}>
      <p dir="auto">{text}</p>
      {failure === null ? (
        <small>{t('Sending')}</small>
      ) : (
        <small role="alert">
          {failure}{' '}
          <Button size="sm" variant="ghost" onClick={onRetry}>
            {t('Retry')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            {t('Discard')}
          </Button>
        </small>
      )}
    </li>
  );
}
